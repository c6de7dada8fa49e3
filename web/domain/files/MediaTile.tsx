import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { Checkbox } from '#web/ui/form/controls.tsx'

interface MediaTileProps {
  src: string | null
  name: string
  /** Size in pixels, or why it cannot be chosen. */
  note: string
  isChosen: boolean
  isDisabled: boolean
  onToggle: () => void
}

/** A file in a grid of files that can be chosen. */
export function MediaTile({ src, name, note, isChosen, isDisabled, onToggle }: MediaTileProps) {
  const id = useId()
  return (
    <chakra.li layerStyle="card" overflow="hidden">
      <chakra.label htmlFor={id} display="block" cursor="pointer">
        {src ? (
          <chakra.img src={src} alt="" width="100%" height="7rem" objectFit="cover" />
        ) : (
          <chakra.span display="block" height="7rem" bg="bg.muted" />
        )}
        <Flex gap="2" p="2" align="flex-start">
          <Checkbox id={id} mt="0.5" checked={isChosen} disabled={isDisabled} onChange={onToggle} />
          <chakra.span textStyle="xs" overflowWrap="anywhere">
            {name}
            <chakra.span display="block" color="fg.muted">
              {note}
            </chakra.span>
          </chakra.span>
        </Flex>
      </chakra.label>
    </chakra.li>
  )
}
