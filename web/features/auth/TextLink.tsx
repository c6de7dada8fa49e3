import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** A link to another screen inside running text. */
export const TextLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'l1' },
})
