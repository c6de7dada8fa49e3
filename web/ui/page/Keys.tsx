import { chakra, Flex } from '@chakra-ui/react'

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '5',
    height: '5',
    px: '1',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: 'xs',
  },
})

export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <Flex as="span" gap="1" flexShrink="0">
    {keys.map((key) => (
      <Key key={key}>{key}</Key>
    ))}
  </Flex>
)
