import type { SocialPostDesign } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Palette } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'

/** Links to the designs whose pictures a post shows. */
export function PostDesigns({ designs }: { designs: readonly SocialPostDesign[] }) {
  const { t } = useTranslation('social-calendar')
  if (designs.length === 0) return null
  return (
    <Flex gap="2" mt="3" wrap="wrap">
      {designs.map(({ designId, variantId, name }) => (
        <Button asChild key={designId} size="sm" variant="outline" maxWidth="100%">
          <Link to={paths.designVariant(designId, variantId)}>
            <Palette aria-hidden="true" />
            {t('media.fromDesign', { name })}
          </Link>
        </Button>
      ))}
    </Flex>
  )
}
