import { useListSurveyTemplatesQuery } from '@adwright/sdk/react-query'
import { Button, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromTemplate } from '#web/features/surveys/builder/draft.ts'
import { PhoneQuestion } from '#web/features/surveys/builder/PhonePreview.tsx'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'

const columns = { base: 1, md: 2, lg: 3 }

/** Surveys to begin with, each with its first question as people will read it. */
export function SurveyTemplates() {
  const { t } = useTranslation('surveys')
  const { id: accountId } = useAccount()
  const mayManage = useCan('manageSurveys')
  const { data, error, refetch, isFetching } = useListSurveyTemplatesQuery({ path: { accountId } })
  if (data === undefined && error)
    return (
      <SectionError title={t('template.failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  if (data === undefined)
    return (
      <Loading>
        <SimpleGrid columns={columns} gap="3" mt="5">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height="14rem" />
          ))}
        </SimpleGrid>
      </Loading>
    )
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={columns} gap="3" mt="5">
      {data.map((template) => {
        const { key, title, description, questions, minutes } = template
        return (
          <Flex as="li" key={key} direction="column" gap="1" align="flex-start" layerStyle="card" p="4">
            <Text fontWeight="semibold">{title}</Text>
            <Text color="fg.muted" textStyle="sm">
              {description}
            </Text>
            <Flex flex="1" width="100%" align="center" my="2">
              <PhoneQuestion question={fromTemplate(template).questions[0]} />
            </Flex>
            <Text textStyle="sm">
              {t('template.facts', { questions: t('template.questions', { count: questions.length }), minutes })}
            </Text>
            {mayManage ? (
              <Button asChild size="sm" variant="outline" mt="2" aria-label={t('template.useNamed', { name: title })}>
                <Link to={paths.newSurvey({ template: key })}>{t('template.use')}</Link>
              </Button>
            ) : null}
          </Flex>
        )
      })}
    </SimpleGrid>
  )
}
