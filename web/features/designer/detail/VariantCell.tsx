import type { Design, DesignVariant } from '@adwright/sdk/types'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { onPictureKey, PICTURE } from './picture-keys.ts'
import { resultOf } from './score.ts'
import { useConfirmedExport } from './use-confirmed-export.tsx'

const PictureLink = chakra(Link)
const FilledStar = () => <Star aria-hidden="true" fill="currentColor" />

interface VariantCellProps {
  design: Design
  variant: DesignVariant
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  mayManage: boolean
}

/** One picture in one layout: opens large, can be chosen for a download and marked as favorite. */
export function VariantCell({ design, variant, isChosen, onChoose, mayManage }: VariantCellProps) {
  const { t } = useTranslation('designer')
  const actions = useDesignActions()
  const { exportAs, question } = useConfirmedExport(design.id)
  const id = useId()
  const { layout, previewUrl, excess, isFavorite, width, height, usedBy } = variant
  const name = t(`layout.${layout}`)
  const result = resultOf(variant)

  async function mark() {
    try {
      await actions.mark(design.id, variant.id, !isFavorite)
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('favorite.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  return (
    <chakra.li layerStyle="card" overflow="hidden" minWidth="0" display="flex" flexDirection="column">
      <PictureLink
        to={paths.designVariant(design.id, variant.id)}
        preventScrollReset
        {...{ [PICTURE]: '' }}
        onKeyDown={(event) =>
          onPictureKey(event, {
            favorite: mayManage ? () => void mark() : undefined,
            download: previewUrl ? () => exportAs([variant], 'png') : undefined,
          })
        }
        aria-label={t('cell.open', { layout: name, size: `${width} × ${height}` })}
        display="flex"
        alignItems="center"
        justifyContent="center"
        height={{ base: '16rem', md: '11rem' }}
        bg="bg.muted"
        p="2"
      >
        {previewUrl ? (
          <chakra.img src={previewUrl} alt="" maxWidth="100%" maxHeight="100%" objectFit="contain" />
        ) : (
          <Text textStyle="sm" textAlign="center" color="bad.fg">
            {excess ? t('cell.tooLong', { part: t(`part.${excess.part}`), count: excess.characters }) : t('cell.gone')}
          </Text>
        )}
      </PictureLink>
      <Flex direction="column" gap="1.5" p="3">
        <Flex justify="space-between" align="center" gap="2">
          <chakra.label htmlFor={id} display="flex" gap="2" alignItems="center" fontWeight="medium" textStyle="sm">
            <Checkbox
              id={id}
              checked={isChosen}
              disabled={previewUrl === null}
              onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
            />
            {name}
          </chakra.label>
          {mayManage ? (
            <IconButton
              icon={isFavorite ? FilledStar : Star}
              label={isFavorite ? t('favorite.remove', { layout: name }) : t('favorite.add', { layout: name })}
              onClick={() => void mark()}
            />
          ) : null}
        </Flex>
        <Flex gap="1.5" wrap="wrap">
          <StatusBadge tone={result.tone}>{t(`result.${result.kind}`, { count: result.count })}</StatusBadge>
          {usedBy.length > 0 ? <StatusBadge>{t('cell.used', { count: usedBy.length })}</StatusBadge> : null}
        </Flex>
      </Flex>
      {question}
    </chakra.li>
  )
}
