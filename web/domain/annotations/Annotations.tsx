import { type Annotation, AnnotationSource } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Ellipsis, EyeOff, MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useCan, useUser } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { AnnotationDialog } from './AnnotationDialog.tsx'
import { annotationFilters } from './annotation-notes.ts'
import type { AnnotationState } from './use-annotations.ts'

/** Longer lists are collapsed. */
const MAX_OPEN = 5

const TargetLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
})

/** The address of the item that an annotation of the product is about. */
function addressOf({ source, targetId }: Annotation): string | undefined {
  if (source === AnnotationSource.RuleRun) return targetId ? paths.activityRun(targetId) : paths.activity()
  if (source === AnnotationSource.Outage) return paths.integrations()
  if (targetId === null) return undefined
  if (source === AnnotationSource.Post) return paths.socialPost(targetId)
  if (source === AnnotationSource.Design) return paths.design(targetId)
  return source === AnnotationSource.Strategy ? paths.strategy(targetId) : undefined
}

/** The annotations below a chart: a list with filter, and the ways to add, edit and delete them. */
export function Annotations({ state }: { state: AnnotationState }) {
  const { t } = useTranslation('annotations')
  const { all, shown, filter, setFilter, error, isFetching, refetch, canAnnotate, add, period } = state
  const labelOf = (value: string) => {
    const number = Number(value.slice(1))
    return value.startsWith('k') ? t(`kind.${number as 1}`) : t(`source.${number as 2}`)
  }
  return (
    <chakra.section mt="3" aria-label={t('title')}>
      <Flex gap="2" wrap="wrap" align="center">
        {canAnnotate && period ? (
          <Button size="sm" variant="outline" onClick={() => add({ from: period.to, to: period.to })}>
            <MessageSquarePlus aria-hidden="true" />
            {t('add')}
          </Button>
        ) : null}
        {all.length > 0 || filter.length > 0 ? (
          <FilterChoice
            label={t('filter')}
            options={annotationFilters.map((value) => ({ value, label: labelOf(value) }))}
            values={filter}
            onChange={setFilter}
          />
        ) : null}
      </Flex>
      {error ? (
        <SectionError title={t('error')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {all.length > 0 ? (
        <chakra.details mt="3" textStyle="sm" open={shown.length <= MAX_OPEN}>
          <chakra.summary cursor="pointer" color="fg.muted" width="fit-content">
            {t('count', { count: shown.length })}
          </chakra.summary>
          <chakra.ul listStyleType="none" mt="2" display="flex" flexDirection="column" gap="1.5">
            {shown.map((annotation) => (
              <Item key={annotation.id} annotation={annotation} state={state} />
            ))}
          </chakra.ul>
        </chakra.details>
      ) : null}
      {state.request ? <AnnotationDialog state={state} request={state.request} /> : null}
    </chakra.section>
  )
}

function Item({ annotation, state }: { annotation: Annotation; state: AnnotationState }) {
  const { t } = useTranslation('annotations')
  const periodWords = useFormatPeriod()
  const user = useUser()
  const isAdmin = useCan('manageAnyAnnotation')
  const { dateBegin, dateEnd, text, source, createdByUserId, createdByName, isPrivate, isIgnoredForLearning } =
    annotation
  const to = addressOf(annotation)
  const isEditable = source === AnnotationSource.Person && state.canAnnotate && (createdByUserId === user.id || isAdmin)
  const remarks = [createdByName, isPrivate && t('private'), isIgnoredForLearning && t('ignored')].filter(Boolean)
  return (
    <chakra.li display="flex" columnGap="3" flexWrap="wrap" alignItems="baseline">
      <chakra.span color="fg.muted" minWidth="8rem" fontVariantNumeric="tabular-nums">
        {periodWords({ from: dateBegin, to: dateEnd })}
      </chakra.span>
      <chakra.span minWidth="0" flex="1 1 14rem" overflowWrap="anywhere">
        {`${state.nameOf(annotation)}: `}
        {to ? <TargetLink to={to}>{text}</TargetLink> : text}
        {remarks.length > 0 ? (
          <Text as="span" color="fg.muted">
            {' · '}
            {isPrivate ? (
              <EyeOff size={12} aria-hidden="true" style={{ display: 'inline', marginInlineEnd: 4 }} />
            ) : null}
            {remarks.join(' · ')}
          </Text>
        ) : null}
      </chakra.span>
      {isEditable ? (
        <Menu
          trigger={<IconButton size="xs" label={t('menu', { text })} icon={Ellipsis} />}
          actions={[
            { id: 'edit', label: t('edit'), onSelect: () => state.ask({ action: 'edit', annotation }) },
            {
              id: 'delete',
              label: t('delete'),
              isDanger: true,
              onSelect: () => state.ask({ action: 'delete', annotation }),
            },
          ]}
        />
      ) : null}
    </chakra.li>
  )
}
