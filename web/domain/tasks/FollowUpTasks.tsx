import { useListAccountTasksQuery } from '@adwright/sdk/react-query'
import { type TaskOriginDraft, TaskStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { MakeTaskDialog } from './MakeTaskDialog.tsx'

interface FollowUpTasksProps {
  /** The heading of the section. */
  heading: string
  origin: TaskOriginDraft
  /** Proposed title and evidence of a new task. */
  title: string
  description: string
  strategyId?: string | null
  /** Other results of the item, shown above the tasks. */
  children?: ReactNode
}

/** The team tasks that came from an item, and a way to create another one. */
export function FollowUpTasks({ heading, origin, children, ...proposal }: FollowUpTasksProps) {
  const { t } = useTranslation('tasks')
  const accountId = useAccount().id
  const mayManage = useCan('manageTasks')
  const invalidate = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useListAccountTasksQuery({
    path: { accountId },
    query: { originKinds: [origin.kind], originIds: [origin.id], orderBy: 'createdAt', pageSize: 100 },
  })
  return (
    <Section
      title={heading}
      actions={
        <DisabledReason reason={mayManage ? undefined : t('reason')}>
          <Button size="sm" variant="outline" disabled={!mayManage} onClick={() => setOpen(true)}>
            {t('make.make')}
          </Button>
        </DisabledReason>
      }
    >
      <Flex direction="column" gap="2">
        {children}
        {error && !data ? (
          <SectionError title={t('list.failed')} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <TextSkeleton lines={1} />
        ) : data.items.length === 0 ? (
          <Text color="fg.muted">{t('followUp.none')}</Text>
        ) : (
          <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" aria-label={t('followUp.list')}>
            {data.items.map(({ id, title, status }) => (
              <chakra.li key={id} display="flex" gap="2" alignItems="center" flexWrap="wrap">
                <chakra.span asChild color="accent.fg" textDecoration="underline" overflowWrap="anywhere">
                  <Link to={{ pathname: paths.task(id), search: '?tab=team' }}>{title}</Link>
                </chakra.span>
                <StatusBadge tone={status === TaskStatus.Done ? 'good' : 'neutral'}>
                  {t(`status.${status}`)}
                </StatusBadge>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Flex>
      {isOpen ? (
        <MakeTaskDialog
          {...proposal}
          origin={origin}
          onClose={() => setOpen(false)}
          onDone={() => invalidate('listAccountTasks')}
        />
      ) : null}
    </Section>
  )
}
