import { Button, chakra, Flex } from '@chakra-ui/react'
import { MessageSquarePlus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { Switch } from '#web/ui/form/controls.tsx'
import { AnnotationDialog } from './AnnotationDialog.tsx'
import { AnnotationItem } from './AnnotationItem.tsx'
import { ANOMALIES, isChartEvent } from './annotation-notes.ts'
import type { AnnotationState } from './use-annotations.ts'

/** Longer lists are collapsed. */
const MAX_OPEN = 5

/** The annotations below a chart: a list with filter, and the ways to add, edit and delete them. */
export function Annotations({ state }: { state: AnnotationState }) {
  const { t } = useTranslation('annotations')
  const { all, shown, options, filter, setFilter, routine, error, isFetching, refetch, canAnnotate, add, period } =
    state
  const switchId = useId()
  const labelOf = (value: string) => {
    if (value === ANOMALIES) return t('anomalies')
    const number = Number(value.slice(1))
    return value.startsWith('k') ? t(`kind.${number as 1}`) : t(`source.${number as 2}`)
  }
  return (
    <chakra.section mt="3" aria-label={t('title')}>
      <Flex gap="2" wrap="wrap" align="center" data-print-hidden>
        {canAnnotate && period ? (
          <Button size="sm" variant="outline" onClick={() => add({ from: period.to, to: period.to })}>
            <MessageSquarePlus aria-hidden="true" />
            {t('add')}
          </Button>
        ) : null}
        {all.length > 0 || filter.length > 0 ? (
          <FilterChoice
            label={t('filter')}
            options={options.map((value) => ({ value, label: labelOf(value) }))}
            values={filter}
            onChange={setFilter}
          />
        ) : null}
        {routine ? (
          <Flex gap="2" align="center" textStyle="sm" ms="1">
            <Switch
              id={switchId}
              role="switch"
              aria-checked={routine.isOn}
              checked={routine.isOn}
              onChange={routine.toggle}
            />
            <chakra.label htmlFor={switchId} cursor="pointer">
              {t('routine')}
            </chakra.label>
          </Flex>
        ) : null}
      </Flex>
      {error ? (
        <SectionError title={t('error')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {shown.length > 0 || filter.length > 0 ? (
        <chakra.details mt="3" textStyle="sm" open={state.isListOpen || shown.length <= MAX_OPEN}>
          <chakra.summary cursor="pointer" color="fg.muted" width="fit-content">
            {t('count', { count: shown.length })}
          </chakra.summary>
          <chakra.ul listStyleType="none" mt="2" display="flex" flexDirection="column" gap="1.5">
            {shown.map((one) => (
              <AnnotationItem
                key={isChartEvent(one) ? `${one.dateBegin} ${one.name} ${one.text}` : one.id}
                happening={one}
                state={state}
              />
            ))}
          </chakra.ul>
        </chakra.details>
      ) : null}
      {state.request ? <AnnotationDialog state={state} request={state.request} /> : null}
    </chakra.section>
  )
}
