import { PlanLimitKind, type Survey, SurveyStatus } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { copyOf } from './builder/draft.ts'
import { useSurveyActions } from './use-survey-actions.ts'

/** Opens, closes, copies and previews a survey. */
export function SurveyActions({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const actions = useSurveyActions()
  const [isBusy, setBusy] = useState(false)
  const mayManage = useCan('manageSurveys')
  const limit = usePlanLimitReason(PlanLimitKind.OpenSurveys)
  const isOpen = survey.status === SurveyStatus.Open
  const viewer = mayManage ? undefined : t('reason.viewer')
  const reason = viewer ?? (isOpen ? undefined : limit)

  async function run(work: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await work()
      toaster.show({ tone: 'good', title: done })
      await actions.refresh()
    } catch (error) {
      // Each field says what keeps the survey from opening, such as a language that is not finished.
      const { fieldErrors = {} } = toProblem(error)
      const said = Object.values(fieldErrors).flat().join(' ')
      toaster.show({ tone: 'bad', title: t('failed'), description: said || problemText(error) })
    }
    setBusy(false)
  }

  const status = isOpen ? SurveyStatus.Closed : SurveyStatus.Open
  const { id, title, version } = survey
  const isDisabled = reason !== undefined || isBusy

  async function copy() {
    const made = await actions.create(copyOf(survey, t('copy.title', { title }).slice(0, 100)))
    await navigate(paths.editSurvey(made.id))
  }

  return (
    <Flex gap="2" wrap="wrap">
      <Button asChild variant="outline">
        <a href={survey.previewUrl} target="_blank" rel="noreferrer">
          {t('preview.button')}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      </Button>
      {survey.status === SurveyStatus.Draft ? null : (
        <DisabledReason reason={viewer}>
          <Button
            variant="outline"
            disabled={viewer !== undefined || isBusy}
            onClick={() => void run(copy, t('copy.done'))}
          >
            {t('copy.button')}
          </Button>
        </DisabledReason>
      )}
      <DisabledReason reason={reason}>
        <Button
          variant={isOpen ? 'outline' : 'solid'}
          disabled={isDisabled}
          onClick={() =>
            void run(() => actions.update({ id, title, status }, version), t(isOpen ? 'close.done' : 'open.done'))
          }
        >
          {t(isOpen ? 'close.button' : survey.status === SurveyStatus.Draft ? 'open.button' : 'open.again')}
        </Button>
      </DisabledReason>
    </Flex>
  )
}
