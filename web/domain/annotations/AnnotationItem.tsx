import { type Annotation, AnnotationSource } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { Ellipsis, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useCan, useUser } from '#web/session/current.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { type Happening, isChartEvent } from './annotation-notes.ts'
import type { AnnotationState } from './use-annotations.ts'

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

/** A row of the list: days, kind, text with a link, and the actions on an annotation of one's own. */
export function AnnotationItem({ happening, state }: { happening: Happening; state: AnnotationState }) {
  const periodWords = useFormatPeriod()
  const { dateBegin, dateEnd, text } = happening
  const to = isChartEvent(happening) ? happening.address : addressOf(happening)
  return (
    <chakra.li display="flex" columnGap="3" flexWrap="wrap" alignItems="baseline">
      <chakra.span color="fg.muted" minWidth="8rem" fontVariantNumeric="tabular-nums">
        {periodWords({ from: dateBegin, to: dateEnd })}
      </chakra.span>
      <chakra.span minWidth="0" flex="1 1 14rem" overflowWrap="anywhere">
        {`${state.nameOf(happening)}: `}
        {to ? <TargetLink to={to}>{text}</TargetLink> : text}
        {isChartEvent(happening) ? null : <Remarks annotation={happening} />}
      </chakra.span>
      {isChartEvent(happening) ? null : <Actions annotation={happening} state={state} />}
    </chakra.li>
  )
}

/** The author, and who sees the annotation. */
function Remarks({ annotation: { createdByName, isPrivate, isIgnoredForLearning } }: { annotation: Annotation }) {
  const { t } = useTranslation('annotations')
  const remarks = [createdByName, isPrivate && t('private'), isIgnoredForLearning && t('ignored')].filter(Boolean)
  if (remarks.length === 0) return null
  return (
    <Text as="span" color="fg.muted">
      {' · '}
      {isPrivate ? <EyeOff size={12} aria-hidden="true" style={{ display: 'inline', marginInlineEnd: 4 }} /> : null}
      {remarks.join(' · ')}
    </Text>
  )
}

function Actions({ annotation, state }: { annotation: Annotation; state: AnnotationState }) {
  const { t } = useTranslation('annotations')
  const user = useUser()
  const isAdmin = useCan('manageAnyAnnotation')
  const { text, source, createdByUserId } = annotation
  const isOwn = createdByUserId === user.id || isAdmin
  if (source !== AnnotationSource.Person || !state.canAnnotate || !isOwn) return null
  return (
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
  )
}
