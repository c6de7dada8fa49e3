import type { Design, DesignType } from '@adwright/sdk/types'
import { Button, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '#web/domain/designs/under-way.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { FormatChange } from './FormatChange.tsx'
import { FormatFailure } from './FormatFailure.tsx'
import { ShorterWords } from './ShorterWords.tsx'
import { VariantCell } from './VariantCell.tsx'

interface FormatSectionProps {
  design: Design
  designTypeId: number
  type: DesignType | undefined
  chosen: ReadonlySet<string>
  onChoose: (variantId: string, isChosen: boolean) => void
  mayManage: boolean
}

/** The pictures of one format in every layout. */
export function FormatSection({ design, designTypeId, type, chosen, onChoose, mayManage }: FormatSectionProps) {
  const { t } = useTranslation('designer')
  const variants = design.variants.filter((variant) => variant.designTypeId === designTypeId)
  // Those that failed are drawn again, too, while the design is under way.
  const drawn = variants.filter(({ failureReason }) => failureReason === null)
  const [first] = variants
  const size = type ?? first
  const sizeText = size ? `${size.width} × ${size.height}` : ''
  const tooLong = variants.flatMap(({ excess }) => excess ?? []).toSorted((a, b) => b.characters - a.characters)
  const [excess] = tooLong
  const failure = isUnderWay(design) ? undefined : variants.find(({ failureReason }) => failureReason)?.failureReason
  const [isChanging, setChanging] = useState(false)
  const isOwn = design.shortTexts.some((text) => text.designTypeId === designTypeId)
  return (
    <Section
      title={type?.label ?? sizeText}
      description={sizeText}
      variant="plain"
      actions={
        <Flex gap="2" align="center">
          {isOwn ? <StatusBadge>{t('override.own')}</StatusBadge> : null}
          {mayManage && !isUnderWay(design) ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${t('override.button')}: ${sizeText}`}
              onClick={() => setChanging(true)}
            >
              {t('override.button')}
            </Button>
          ) : null}
        </Flex>
      }
    >
      {excess && mayManage && !isUnderWay(design) ? (
        <ShorterWords
          key={design.version}
          design={design}
          designTypeId={designTypeId}
          size={sizeText}
          excess={excess}
        />
      ) : null}
      {failure ? (
        <FormatFailure design={design} size={sizeText} reason={failure} mayManage={mayManage} />
      ) : variants.length === 0 && !isUnderWay(design) ? (
        <Text color="fg.muted">{t('format.notDrawn')}</Text>
      ) : (
        <Grid
          as="ul"
          aria-label={t('format.pictures', { size: sizeText })}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' }}
          gap="3"
          mt={excess ? '3' : '0'}
          listStyleType="none"
        >
          {drawn.length === 0
            ? design.layouts.map((layout) => <Skeleton key={layout} as="li" height="15rem" />)
            : drawn.map((variant) => (
                <VariantCell
                  key={variant.id}
                  design={design}
                  variant={variant}
                  isChosen={chosen.has(variant.id)}
                  onChoose={(isChosen) => onChoose(variant.id, isChosen)}
                  mayManage={mayManage}
                />
              ))}
        </Grid>
      )}
      {isChanging ? (
        <FormatChange design={design} designTypeId={designTypeId} size={sizeText} onClose={() => setChanging(false)} />
      ) : null}
    </Section>
  )
}
