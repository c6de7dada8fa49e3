import { useGetBusinessSurveyResultsQuery } from '@adwright/sdk/react-query'
import type { Survey } from '@adwright/sdk/types'
import { Button, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { Copy, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Field } from '#web/features/surveys/Field.tsx'
import { useLanguageName } from '#web/features/surveys/use-language-name.ts'
import { useSurvey } from '#web/features/surveys/use-survey.ts'
import { primaryOf } from '#web/lib/content-languages.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DistributionBars } from '#web/ui/chart/DistributionBars.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { QrCode, qrPng, qrSvg } from '#web/ui/QrCode.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = {
  crumb: 'surveys:tab.share',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  const survey = useSurvey()
  return <Share key={survey.id} survey={survey} />
}

/** What is no part of a source mark. */
const NOT_IN_MARKS = /[^\w.-]+/g
const MAX_MARK = 50
const POST_MARK = 'post'

/** The title in a language of the survey, and whether the texts around it can be in that language, too. */
function useTitle() {
  const { i18n } = useTranslation('surveys')
  return ({ title, language, languageTag = language, localizations = [] }: Survey, tag: string) => ({
    title: localizations.find((one) => one.languageTag === tag)?.title ?? title,
    isOwnLanguage: primaryOf(tag || languageTag) === i18n.resolvedLanguage,
  })
}

function Share({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const [source, setSource] = useState('')
  const [tag, setTag] = useState('')
  const languageId = useId()
  const nameOf = useLanguageName()
  const titleIn = useTitle()
  const mayPost = useCan('managePosts')
  const { publicUrl } = survey
  const tags = survey.languageTags ?? survey.languages
  if (!publicUrl) return <Notice title={t('share.draft')}>{t('share.draftText')}</Notice>
  const mark = source.trim().replaceAll(NOT_IN_MARKS, '-').toLowerCase().slice(0, MAX_MARK)
  const linkWith = (via: string) => {
    const query = String(new URLSearchParams({ ...(tag ? { lang: tag } : {}), ...(via ? { via } : {}) }))
    return query ? `${publicUrl}?${query}` : publicUrl
  }
  const link = linkWith(mark)
  // Answers from the post are counted as a source of their own.
  const postLink = linkWith(mark || POST_MARK)
  const { title, isOwnLanguage } = titleIn(survey, tag)
  const mail = isOwnLanguage ? t('share.mailText', { title, link }) : `${title}\n${link}`
  const post = isOwnLanguage ? t('share.postText', { title }) : title

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toaster.show({ tone: 'good', title: t('share.copied') })
    } catch {
      // Browsers may deny clipboard access; the text is visible beside the button.
      toaster.show({ tone: 'bad', title: t('share.copyFailed') })
    }
  }

  const qrName = `${mark || 'survey'}-qr`

  async function savePng() {
    const image = await qrPng(link)
    if (image) saveFile(`${qrName}.png`, image)
  }

  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" mt="4">
      <Section title={t('share.link')} description={t('share.linkText')}>
        <Flex direction="column" gap="4">
          <Field
            label={t('share.source')}
            help={t('share.sourceHelp')}
            value={source}
            maxLength={MAX_MARK}
            onChange={setSource}
          />
          {tags.length > 1 ? (
            <Flex direction="column" gap="1.5">
              <chakra.label htmlFor={languageId} textStyle="label">
                {t('share.language')}
              </chakra.label>
              <Select id={languageId} value={tag} onChange={({ target }) => setTag(target.value)}>
                <option value="">{t('share.anyLanguage')}</option>
                {tags.map((one) => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </Select>
            </Flex>
          ) : null}
          <chakra.code fontFamily="mono" userSelect="all" overflowWrap="anywhere">
            {link}
          </chakra.code>
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => void copy(link)}>
              <Copy size={16} aria-hidden="true" />
              {t('share.copy')}
            </Button>
            <Button variant="outline" onClick={() => void copy(mail)}>
              {t('share.mail')}
            </Button>
            {mayPost ? (
              <Button asChild variant="outline">
                <Link to={paths.newSocialPost({ text: post, link: postLink })}>{t('share.post')}</Link>
              </Button>
            ) : null}
          </Flex>
        </Flex>
      </Section>
      <Section title={t('share.qr')} description={t('share.qrText')}>
        <Flex direction="column" gap="3" align="flex-start">
          <QrCode text={link} label={t('share.qrLabel', { link })} />
          <Flex gap="2" wrap="wrap">
            <Button
              variant="outline"
              onClick={() => saveFile(`${qrName}.svg`, new Blob([qrSvg(link)], { type: 'image/svg+xml' }))}
            >
              <Download size={16} aria-hidden="true" />
              {t('share.saveQr')}
            </Button>
            <Button variant="outline" onClick={() => void savePng()}>
              <Download size={16} aria-hidden="true" />
              {t('share.savePng')}
            </Button>
          </Flex>
        </Flex>
      </Section>
      <Sources surveyId={survey.id} />
    </SimpleGrid>
  )
}

/** How many have begun by source; a mark counts from its first answer on. */
function Sources({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const { id: accountId } = useAccount()
  const { data, error, refetch } = useGetBusinessSurveyResultsQuery({ path: { accountId, id: surveyId } })
  const sources = data?.sources ?? []
  return (
    <Section title={t('share.sources')} description={sources.length > 0 ? t('share.sourcesText') : ''}>
      {data === undefined ? (
        error ? (
          <SectionError title={t('results.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={3} />
        )
      ) : data.isTooFew ? (
        <Text color="fg.muted">{t('results.tooFewText', { count: data.minGroupSize })}</Text>
      ) : sources.length === 0 ? (
        <Text color="fg.muted">{t('share.noSources')}</Text>
      ) : (
        <DistributionBars
          label={t('share.sources')}
          formatValue={(value) => format.number(value)}
          rows={sources.map(({ via, startedCount, responseCount }) => ({
            id: via ?? '-',
            label: via ?? t('share.noMark'),
            parts: [
              { id: 'sent', label: t('results.answers'), role: 1, value: responseCount },
              { id: 'partial', label: t('results.partial'), role: 2, value: startedCount - responseCount },
            ],
          }))}
        />
      )}
    </Section>
  )
}
