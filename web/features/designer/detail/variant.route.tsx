import { getDesignOptions, getFileOptions, listDesignTypesOptions } from '@adwright/sdk/react-query'
import { type Design, DesignCheckState, type DesignVariant } from '@adwright/sdk/types'
import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Circle, CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { hasFailed } from '#web/domain/designs/fitting-variant.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useConfirmedExport } from './use-confirmed-export.tsx'

const { Passed, Warning, Failed } = DesignCheckState
const ICONS: Partial<Record<number, LucideIcon>> = {
  [Passed]: CircleCheck,
  [Warning]: TriangleAlert,
  [Failed]: CircleX,
}
const COLORS = { [Passed]: 'good.fg', [Warning]: 'severity.low.fg', [Failed]: 'bad.fg' }

/** One picture large, with everything that was checked on it. */
export function Component() {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const { designId = '', variantId = '' } = useParams()
  const { data: design } = useQuery(getDesignOptions({ path: { accountId, automatedDesignerId: designId } }))
  const types = useQuery(listDesignTypesOptions({ path: { accountId } }))
  const variant = design?.variants.find(({ id }) => id === variantId)
  const label = types.data?.find(({ id }) => id === variant?.designTypeId)?.label ?? ''
  const layout = variant ? t(`layout.${variant.layout}`) : ''
  return (
    <RouteDialog
      title={variant ? t('variant.title', { format: label, layout }) : t('variant.missing')}
      description={variant ? `${variant.width} × ${variant.height}` : ''}
      closeTo={paths.design(designId)}
      size="lg"
      footer={design && variant?.fileId ? <Downloads design={design} variant={variant} /> : null}
    >
      {design && variant ? <Variant variant={variant} alt={design.headline ?? design.name} /> : null}
    </RouteDialog>
  )
}

function Downloads({ design, variant }: { design: Design; variant: DesignVariant }) {
  const { t } = useTranslation('designer')
  const mayManage = useCan('manageDesigns')
  const { exportAs, isBusy, question } = useConfirmedExport(design.id)
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      {mayManage && !hasFailed(variant) ? (
        <Button asChild variant="outline">
          <Link to={paths.newSocialPost({ fileIds: variant.fileId ?? '' })}>
            <CalendarPlus aria-hidden="true" />
            {t('post.button')}
          </Link>
        </Button>
      ) : null}
      {(['png', 'png2', 'svg'] as const).map((form) => (
        <BusyButton key={form} variant="outline" loading={isBusy} onClick={() => exportAs([variant], form)}>
          {t(`variant.${form}`)}
        </BusyButton>
      ))}
      {question}
    </Flex>
  )
}

function Variant({ variant, alt }: { variant: DesignVariant; alt: string }) {
  const { t } = useTranslation('designer')
  const format = useFormat()
  const { id: accountId } = useAccount()
  const { fileId, checks, excess, droppedParts, usedBy, score, results } = variant
  const file = useQuery({ ...getFileOptions({ path: { accountId, fileId: fileId ?? '' } }), enabled: fileId !== null })
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5">
      <Flex bg="bg.muted" p="3" align="center" justify="center" minHeight="10rem">
        {file.data ? (
          <chakra.img
            src={file.data.url}
            alt={file.data.altText ?? alt}
            maxWidth="100%"
            maxHeight="60vh"
            objectFit="contain"
          />
        ) : excess ? (
          <Text color="bad.fg">{t('cell.tooLong', { part: t(`part.${excess.part}`), count: excess.characters })}</Text>
        ) : null}
      </Flex>
      <Flex direction="column" gap="3">
        <Text fontWeight="semibold">{t('variant.score', { score })}</Text>
        <Flex as="ul" direction="column" gap="2" listStyleType="none">
          {checks.map(({ rule, state, message }) => {
            const Icon = ICONS[state] ?? Circle
            return (
              <Flex as="li" key={rule} gap="2" align="flex-start" textStyle="sm">
                <chakra.span color={COLORS[state]} flexShrink="0" mt="0.5">
                  <Icon size={16} aria-label={t(`checkState.${state}`)} />
                </chakra.span>
                {message}
              </Flex>
            )
          })}
        </Flex>
        {droppedParts.length > 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {t('variant.dropped', { parts: droppedParts.map((part) => t(`part.${part}`)).join(', ') })}
          </Text>
        ) : null}
        {results ? (
          <div>
            <Text fontWeight="medium">
              {t('variant.results', {
                count: results.postCount,
                rate: format.rate(results.engagementRate, 1),
                account: format.rate(results.accountEngagementRate, 1),
              })}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {t('variant.resultsHelp')}
            </Text>
          </div>
        ) : null}
        {usedBy.map((postId) => (
          <Button asChild key={postId} size="sm" variant="outline" alignSelf="flex-start">
            <Link to={paths.socialPost(postId)}>{t('variant.post')}</Link>
          </Button>
        ))}
      </Flex>
    </Grid>
  )
}
