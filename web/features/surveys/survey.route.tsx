import { useGetBusinessSurveyQuery } from '@adwright/sdk/react-query'
import { SurveyAudience } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { matchPath, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths, patterns } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { SurveyActions } from './SurveyActions.tsx'
import { statusTone } from './status-tone.ts'

const TABS = ['edit', 'share', 'results', 'answers'] as const

const patternOf = {
  edit: patterns.editSurvey,
  share: patterns.surveyShare,
  results: patterns.surveyResults,
  answers: patterns.surveyAnswers,
}

const pathOf = {
  edit: paths.editSurvey,
  share: paths.surveyShare,
  results: (id: string) => paths.surveyResults(id),
  answers: (id: string) => paths.surveyAnswers(id),
}

/** The frame of the screens of one survey: its name, state and tabs. It stays from tab to tab, and so does the focus. */
export function Component() {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const { surveyId = '' } = useParams()
  const { id: accountId } = useAccount()
  const { data, error, refetch } = useGetBusinessSurveyQuery({ path: { accountId, id: surveyId } })
  const { pathname } = useLocation()
  const tab = TABS.find((one) => matchPath({ path: patternOf[one], end: false }, pathname)) ?? 'edit'
  const tabs = TABS.filter((value) => value !== 'answers' || data?.audience !== SurveyAudience.OurCompany)
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
            <Outlet context={data} />
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
