import { previewDesignOptions } from '@adwright/sdk/react-query'
import { DesignLayout } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#web/i18n/language.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Section } from '#web/ui/page/Section.tsx'

/** The square post, which every plan includes. */
const SQUARE = 3

/** A picture in the saved brand kit. */
export function KitPreview({ version }: { version: number }) {
  const { t, i18n } = useTranslation('designer')
  const { id: accountId, name } = useAccount()
  const body = {
    name,
    designTypeIds: [SQUARE],
    layouts: [DesignLayout.Card],
    brief: t('kit.sampleBrief'),
    headline: t('kit.sampleHeadline'),
    callToAction: t('kit.sampleButton'),
    language: toLanguage(i18n.resolvedLanguage),
  }
  const options = previewDesignOptions({ path: { accountId }, body })
  const { data, error, refetch } = useQuery({
    ...options,
    queryKey: [...options.queryKey, version] as never,
    meta: { errors: 'inline' },
  })
  const svg = data?.previews[0]?.svg
  return (
    <Section title={t('kit.specimen')}>
      {svg ? (
        <chakra.img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={t('kit.specimenAlt')}
          width="100%"
          maxWidth="24rem"
          borderWidth="1px"
          borderColor="border.subtle"
        />
      ) : error ? (
        <SectionError title={t('preview.error')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Text color="fg.muted">{t('preview.waiting')}</Text>
      )}
    </Section>
  )
}
