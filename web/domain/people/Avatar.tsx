import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '#web/session/person.ts'

interface AvatarProps {
  name: string
  url: string | null
  size?: 'sm' | 'lg'
}

const sizes = { sm: { boxSize: '7', textStyle: 'xs' }, lg: { boxSize: '14', textStyle: 'lg' } } as const

/** The picture of a person, or the initials if there is none or it fails to load; decorative, because the name is beside it. */
export function Avatar({ name, url, size = 'sm' }: AvatarProps) {
  const { i18n } = useTranslation()
  const [broken, setBroken] = useState<string>()
  return (
    <Flex
      {...sizes[size]}
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="full"
      overflow="hidden"
      bg="accent.subtle"
      color="accent.fg"
      fontWeight="semibold"
      aria-hidden="true"
    >
      {url && url !== broken ? (
        <chakra.img src={url} alt="" width="100%" height="100%" objectFit="cover" onError={() => setBroken(url)} />
      ) : (
        initialsOf(name, i18n.resolvedLanguage)
      )}
    </Flex>
  )
}
