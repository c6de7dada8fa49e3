import type { Design, DesignType } from '@adwright/sdk/types'
import { Button, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

interface FormatStripProps {
  design: Design
  types: readonly DesignType[]
  chosenId: number
  onChoose: (designTypeId: number) => void
}

/** The formats of a design in a row that scrolls sideways, for phones, which show one of them at a time. */
export function FormatStrip({ design, types, chosenId, onChoose }: FormatStripProps) {
  const { t } = useTranslation('designer')
  return (
    <chakra.fieldset
      aria-label={t('format.strip')}
      display="flex"
      gap="2"
      m="0"
      p="1"
      border="0"
      minWidth="0"
      overflowX="auto"
    >
      {design.designTypeIds.map((id) => {
        const type = types.find((one) => one.id === id)
        return (
          <Button
            key={id}
            size="sm"
            flexShrink="0"
            variant={id === chosenId ? 'solid' : 'outline'}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            {type ? `${type.width} × ${type.height}` : id}
          </Button>
        )
      })}
    </chakra.fieldset>
  )
}
