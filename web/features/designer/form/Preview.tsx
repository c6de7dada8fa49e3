import { listDesignTypesOptions, previewDesignOptions } from '@adwright/sdk/react-query'
import { DesignCheckState, type DesignDraft, type DesignPreview } from '@adwright/sdk/types'
import { zDesignDraft } from '@adwright/sdk/zod'
import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { previewOptions, useDraftPreview, useLastResult } from '#web/ui/form/use-draft-preview.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { bodyOf } from './design-schema.ts'

/** The form as a draft; a missing name does not keep a preview back. */
function toDraft(json: string): DesignDraft | undefined {
  const typed = JSON.parse(json) as DesignDraft
  const parsed = zDesignDraft.safeParse(bodyOf({ ...typed, name: typed.name || '–' }))
  return parsed.success ? parsed.data : undefined
}

const NOTHING: DesignDraft = { name: '–', designTypeIds: [1], brief: '–' }

/** All chosen formats in the first chosen layout, drawn again while the brief is written. */
export function Preview() {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const { draft, isStale } = useDraftPreview(toDraft)
  const types = useQuery(listDesignTypesOptions({ path: { accountId } }))
  const query = useQuery({
    ...previewDesignOptions({ path: { accountId }, body: draft ?? NOTHING }),
    ...previewOptions,
    enabled: draft !== undefined,
    meta: { errors: 'inline' },
  })
  const { data, error, refetch } = useLastResult(query)
  const labelOf = (id: number) => types.data?.find((type) => type.id === id)?.label ?? ''
  return (
    <Section title={t('preview.title')} description={t('preview.text')}>
      {error ? (
        <SectionError title={t('preview.error')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Text color="fg.muted">{t('preview.waiting')}</Text>
      ) : (
        <Grid
          as="ul"
          templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
          gap="4"
          listStyleType="none"
          aria-busy={isStale}
          opacity={isStale ? 0.6 : 1}
        >
          {data.previews.map((preview) => (
            <Item key={preview.designTypeId} preview={preview} label={labelOf(preview.designTypeId)} />
          ))}
        </Grid>
      )}
    </Section>
  )
}

function Item({ preview, label }: { preview: DesignPreview; label: string }) {
  const { svg, width, height, checks } = preview
  const wrong = checks.filter(({ state }) => state !== DesignCheckState.Passed)
  return (
    <chakra.li minWidth="0">
      <Text textStyle="xs" color="fg.muted" mb="1">{`${label} ${width} × ${height}`}</Text>
      {svg ? (
        <chakra.img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt=""
          maxWidth="100%"
          maxHeight="14rem"
          borderWidth="1px"
          borderColor="border.subtle"
        />
      ) : null}
      <Flex direction="column" gap="0.5" mt="1">
        {wrong.map(({ rule, state, message }) => (
          <Text key={rule} textStyle="xs" color={state === DesignCheckState.Failed ? 'bad.fg' : 'severity.low.fg'}>
            {message}
          </Text>
        ))}
      </Flex>
    </chakra.li>
  )
}
