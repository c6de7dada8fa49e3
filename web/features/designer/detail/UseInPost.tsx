import { type Design, type DesignType, SocialNetwork } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fittingVariant } from '#web/domain/designs/fitting-variant.ts'
import { paths } from '#web/paths.ts'
import { Menu, type MenuAction } from '#web/ui/overlay/Menu.tsx'

/** The networks that can be connected. */
const NETWORKS = [SocialNetwork.Facebook, SocialNetwork.Instagram, SocialNetwork.LinkedIn]

interface UseInPostProps {
  design: Design
  types: readonly DesignType[]
  reason: string | undefined
}

/** Opens the composer with the picture whose format fits a network best. */
export function UseInPost({ design, types, reason }: UseInPostProps) {
  const { t } = useTranslation('designer')
  const networksOf = (id: number) => types.find((type) => type.id === id)?.networks ?? []
  const actions = NETWORKS.map((network): MenuAction => {
    const variant = fittingVariant(design.variants, network, networksOf)
    const label = t(`network.${network}`)
    if (reason !== undefined) return { id: label, label, disabledReason: reason }
    if (!variant?.fileId) return { id: label, label, disabledReason: t('post.noFormat') }
    const size = `${variant.width} × ${variant.height}`
    return {
      id: label,
      label: t('post.with', { network: label, size }),
      to: paths.newSocialPost({ fileIds: variant.fileId }),
    }
  })
  return (
    <Menu
      actions={actions}
      trigger={
        <Button variant="outline">
          <CalendarPlus aria-hidden="true" />
          {t('post.button')}
        </Button>
      }
    />
  )
}
