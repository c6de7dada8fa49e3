import { useCheckSurveyLogicMutation } from '@adwright/sdk/react-query'
import type { SurveyLogicCheck } from '@adwright/sdk/types'
import { Button, chakra, Text } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { EditedQuestion } from './draft.ts'
import { WalkPaths } from './WalkPaths.tsx'

/** How many ways there are through the questions, how long they take, and what is wrong with the conditions. */
export function LogicPanel({ questions }: { questions: readonly EditedQuestion[] }) {
  const { t } = useTranslation('surveys')
  const { id: accountId } = useAccount()
  const checked = useDebouncedValue(questions, 500)
  const isWritten = checked.length > 0 && checked.every(({ text }) => text.trim() !== '')
  const { mutate, data, error } = useCheckSurveyLogicMutation()
  const check = useCallback(
    () => mutate({ path: { accountId }, body: { questions: [...checked] } }),
    [accountId, checked, mutate],
  )
  useEffect(() => {
    if (isWritten) check()
  }, [check, isWritten])
  if (isWritten && error) return <SectionError title={t('paths.failed')} error={error} onRetry={check} />
  return (
    <Section title={t('paths.title')}>
      {!isWritten ? (
        <Text color="fg.muted">{t('paths.none')}</Text>
      ) : data ? (
        <Ways check={data} questions={checked} />
      ) : (
        <TextSkeleton lines={2} />
      )}
    </Section>
  )
}

function Ways({ check, questions }: { check: SurveyLogicCheck; questions: readonly EditedQuestion[] }) {
  const [isWalking, setWalking] = useState(false)
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const { pathCount, minSeconds, maxSeconds, findings, paths, isComplete } = check
  return (
    <>
      <Text>{t('paths.count', { count: pathCount })}</Text>
      <Text color="fg.muted" textStyle="sm">
        {t('paths.time', { shortest: format.duration(minSeconds), longest: format.duration(maxSeconds) })}
        {isComplete ? '' : ` ${t('paths.capped')}`}
      </Text>
      {findings.length === 0 ? (
        <Text textStyle="sm" color="good.fg" mt="2">
          {t('paths.fine')}
        </Text>
      ) : (
        <chakra.ul mt="2" ps="4" color="bad.fg" textStyle="sm">
          {findings.map(({ kind, order, relatedOrder, value }) => (
            <li key={`${kind}-${order}-${relatedOrder}-${value}`}>
              {t(`paths.finding.${kind}`, { order, related: relatedOrder ?? '', value: value ?? '' })}
            </li>
          ))}
        </chakra.ul>
      )}
      {pathCount > 1 ? (
        <Button size="sm" variant="outline" mt="3" onClick={() => setWalking(true)}>
          <Play aria-hidden="true" />
          {t('paths.walk')}
        </Button>
      ) : null}
      {isWalking ? <WalkPaths paths={paths} questions={questions} onClose={() => setWalking(false)} /> : null}
    </>
  )
}
