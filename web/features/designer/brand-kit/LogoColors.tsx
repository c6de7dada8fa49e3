import type { BrandKitDraft } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mainColors } from './logo-colors.ts'

const SIDE = 64
const TARGETS = ['primary', 'accent'] as const

/** Reads the colors of an image; none if its pixels cannot be read, as from a server that does not allow it. */
function colorsOf(image: HTMLImageElement): string[] {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return []
  try {
    context.drawImage(image, 0, 0, SIDE, SIDE)
    return mainColors(context.getImageData(0, 0, SIDE, SIDE).data)
  } catch {
    return []
  }
}

function useLogoColors(src: string): string[] {
  const [colors, setColors] = useState<string[]>([])
  useEffect(() => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    const onLoad = () => setColors(colorsOf(image))
    image.addEventListener('load', onLoad)
    image.src = src
    return () => image.removeEventListener('load', onLoad)
  }, [src])
  return colors
}

/** The colors of the logo, each offered as a color of the brand. */
export function LogoColors({ src }: { src: string }) {
  const { t } = useTranslation('designer')
  const colors = useLogoColors(src)
  const { setValue } = useFormContext<BrandKitDraft>()
  if (colors.length === 0) return null
  return (
    <Box>
      <Text fontWeight="medium" textStyle="sm" mb="1.5">
        {t('kit.logoColors')}
      </Text>
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none">
        {colors.map((color) => (
          <Flex as="li" key={color} gap="1.5" align="center">
            <chakra.span
              aria-hidden="true"
              width="6"
              height="6"
              borderRadius="l1"
              borderWidth="1px"
              style={{ background: color }}
            />
            <Text as="span" textStyle="sm">
              {color}
            </Text>
            {TARGETS.map((target) => (
              <Button
                key={target}
                size="xs"
                variant="outline"
                aria-label={t('kit.useColor', { color, target: t(`kit.color.${target}`) })}
                onClick={() => setValue(`colors.${target}`, color, { shouldDirty: true, shouldValidate: true })}
              >
                {t(`kit.color.${target}`)}
              </Button>
            ))}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
