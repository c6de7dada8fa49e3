import { useGetBusinessSurveyQuery } from '@adwright/sdk/react-query'
import { type Survey, SurveyAudience, SurveyStatus } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { SurveyActions } from './SurveyActions.tsx'

export type SurveyTab = 'edit' | 'share' | 'results' | 'answers'

const pathOf = {
  edit: paths.editSurvey,
  share: paths.surveyShare,
  results: (id: string) => paths.surveyResults(id),
  answers: (id: string) => paths.surveyAnswers(id),
}

export const statusTone = {
  [SurveyStatus.Draft]: 'neutral',
  [SurveyStatus.Open]: 'good',
  [SurveyStatus.Closed]: 'accent',
} as const

/** The frame of the screens of one survey: its name, state and tabs. */
export function SurveyScreen({ tab, children }: { tab: SurveyTab; children: (survey: Survey) => ReactNode }) {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const { surveyId = '' } = useParams()
  const { id: accountId } = useAccount()
  const { data, error, refetch } = useGetBusinessSurveyQuery({ path: { accountId, id: surveyId } })
  const tabs = (['edit', 'share', 'results', 'answers'] as const).filter(
    (value) => value !== 'answers' || data?.audience !== SurveyAudience.OurCompany,
  )
  return (
    <Page title={data?.title ?? t('title')} wide actions={data ? <SurveyActions survey={data} /> : undefined}>
      {data ? (
        <>
          <Flex gap="3" align="center" wrap="wrap" mb="3">
            <StatusBadge tone={statusTone[data.status]}>{t(`status.${data.status}`)}</StatusBadge>
            <Text color="fg.muted" textStyle="sm">
              {t(`audience.${data.audience}`)}
            </Text>
          </Flex>
          <Tabs
            tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
            value={tab}
            onChange={(next) => void navigate(pathOf[next](surveyId))}
          >
            {children(data)}
          </Tabs>
        </>
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('missing.title')}
          back={{ to: paths.surveys(), label: t('missing.back') }}
        >
          {t('missing.text')}
        </ResourceError>
      ) : (
        <Loading>
          <TableSkeleton rows={6} columns={3} />
        </Loading>
      )}
    </Page>
  )
}
