import { chakra } from '@chakra-ui/react'

/** Lines of text one under the other. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same line may stand twice
    <chakra.span key={index} display="block" overflowWrap="anywhere">
      {line}
    </chakra.span>
  ))
}
