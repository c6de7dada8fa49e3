import { listAccountTaskLabelsOptions, listUserTaskLabelsOptions } from '@adwright/sdk/react-query'
import { type Task, TaskPriority, TaskStatus } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberSelect } from '#web/domain/people/MemberSelect.tsx'
import { useOwnStrategies, useTeamStrategies } from '#web/domain/strategies/use-all-strategies.ts'
import { nextStatuses } from '#web/domain/tasks/task-status.ts'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { DayPicker } from '#web/ui/calendar/DayPicker.tsx'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { LabelField } from '#web/ui/form/LabelField.tsx'
import { ProgressField } from './ProgressField.tsx'
import { RepeatField } from './RepeatField.tsx'
import type { SaveTask } from './use-task-api.ts'

interface TaskFieldsProps {
  task: Task
  scope: Scope
  save: SaveTask
  move: (status: TaskStatus, progress?: number) => Promise<void>
  isReadOnly: boolean
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <>
      <chakra.label htmlFor={id} textStyle="sm" color="fg.muted" alignSelf="center">
        {label}
      </chakra.label>
      <Box minWidth="0">{children(id)}</Box>
    </>
  )
}

/** Labels beside their fields where there is room, also for large letters. */
const fieldGrid = {
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 16rem)': { gridTemplateColumns: '7rem minmax(0, 1fr)' },
}

const isNone = (value: string) => value === ''

/** State, progress, assignee, days, estimate, strategy, labels and repetition; each choice is saved right away. */
export function TaskFields({ task, scope, save, move, isReadOnly }: TaskFieldsProps) {
  const { t } = useTranslation('tasks')
  const { id: accountId, timeZone } = useAccount()
  const path = { accountId }
  const today = useToday(timeZone)
  const own = { userId: useUser().id }
  const isTeam = scope === 'team'
  const teamPlans = useTeamStrategies({}, { enabled: isTeam })
  const ownPlans = useOwnStrategies({}, { enabled: !isTeam })
  const teamLabels = useQuery({ ...listAccountTaskLabelsOptions({ path }), enabled: isTeam, meta: { errors: 'toast' } })
  const ownLabels = useQuery({
    ...listUserTaskLabelsOptions({ path: own }),
    enabled: !isTeam,
    meta: { errors: 'toast' },
  })
  const plans = (isTeam ? teamPlans : ownPlans) ?? []
  const labels = (isTeam ? teamLabels.data : ownLabels.data) ?? []
  const { repeat } = task
  return (
    <Box containerType="inline-size">
      <Box css={fieldGrid}>
        <Field label={t('column.status')}>
          {(id) => (
            <Select
              id={id}
              value={task.status}
              disabled={isReadOnly}
              onChange={({ target }) => {
                const status = Object.values(TaskStatus).find((value) => String(value) === target.value)
                if (status) void move(status)
              }}
            >
              {[task.status, ...nextStatuses(task.status)].map((status) => (
                <option key={status} value={status}>
                  {t(`status.${status}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('progress.label')}>
          {(id) => <ProgressField id={id} task={task} move={move} isReadOnly={isReadOnly} />}
        </Field>
        {isTeam ? (
          <Field label={t('column.assignee')}>
            {(id) => (
              <MemberSelect
                id={id}
                capability="manageTasks"
                placeholder={t(task.hasAssigneeLeft ? 'assigneeLeft' : 'unassigned')}
                value={task.assigneeUserId}
                disabled={isReadOnly}
                onChange={(assigneeUserId) => void save({ assigneeUserId })}
              />
            )}
          </Field>
        ) : null}
        <Field label={t('column.priority')}>
          {(id) => (
            <Select
              id={id}
              value={task.priority}
              disabled={isReadOnly}
              onChange={({ target }) => {
                const priority = Object.values(TaskPriority).find((value) => String(value) === target.value)
                if (priority) void save({ priority })
              }}
            >
              {Object.values(TaskPriority).map((priority) => (
                <option key={priority} value={priority}>
                  {t(`priority.${priority}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('column.dueOn')}>
          {(id) => (
            <Flex gap="1">
              <Input
                key={task.dueOn}
                id={id}
                minWidth="0"
                type="date"
                defaultValue={task.dueOn ?? ''}
                readOnly={isReadOnly}
                onBlur={({ target }) => {
                  const dueOn = isNone(target.value) ? null : target.value
                  if (dueOn !== task.dueOn) void save({ dueOn })
                }}
              />
              {isReadOnly ? null : (
                <DayPicker
                  label={t('column.dueOn')}
                  value={task.dueOn ?? ''}
                  today={today}
                  onChoose={(dueOn) => void save({ dueOn })}
                />
              )}
            </Flex>
          )}
        </Field>
        <Field label={t('column.repeat')}>
          {(id) => <RepeatField id={id} repeat={repeat} save={save} isReadOnly={isReadOnly} />}
        </Field>
        <Field label={t('column.estimate')}>
          {(id) => (
            <Input
              key={task.estimateHours}
              id={id}
              type="number"
              min={0}
              max={1000}
              step="0.5"
              defaultValue={task.estimateHours ?? ''}
              readOnly={isReadOnly}
              onBlur={({ target }) => {
                const estimateHours = isNone(target.value) ? null : Number(target.value)
                if (estimateHours !== task.estimateHours) void save({ estimateHours })
              }}
            />
          )}
        </Field>
        <Field label={t('column.strategy')}>
          {(id) => (
            <Select
              id={id}
              value={task.strategyId ?? ''}
              disabled={isReadOnly}
              onChange={({ target }) => void save({ strategyId: isNone(target.value) ? null : target.value })}
            >
              <option value="">{t('filter.noStrategy')}</option>
              {plans.map(({ id: strategyId, title }) => (
                <option key={strategyId} value={strategyId}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <chakra.span textStyle="sm" color="fg.muted" pt="1">
          {t('column.labels')}
        </chakra.span>
        <LabelField
          label={t('column.labels')}
          values={task.labels}
          known={labels.map(({ word }) => word)}
          isDisabled={isReadOnly}
          onChange={(values) => void save({ labels: values })}
        />
      </Box>
    </Box>
  )
}
