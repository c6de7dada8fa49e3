import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** A secondary link of a card. */
export const CardLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
