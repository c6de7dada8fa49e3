import { chakra } from '@chakra-ui/react'

/** Styles of the native checkbox and radio button, which support keyboard, forced colors and screen readers. */
const box = {
  boxSize: '4',
  accentColor: '{colors.accent.solid}',
  cursor: 'pointer',
  flexShrink: '0',
  _disabled: { cursor: 'not-allowed' },
}

export const Checkbox = chakra('input', { base: box }, { defaultProps: { type: 'checkbox' } })

export const Radio = chakra('input', { base: box }, { defaultProps: { type: 'radio' } })

/** A checkbox with an immediate effect. */
export const Switch = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      width: '8',
      height: '4.5',
      borderRadius: 'full',
      bg: 'border.control',
      cursor: 'pointer',
      transition: 'background-color 120ms',
      _before: {
        content: '""',
        position: 'absolute',
        top: '2px',
        insetInlineStart: '2px',
        boxSize: '3.5',
        borderRadius: 'full',
        bg: 'bg.panel',
        transition: 'translate 120ms',
      },
      _checked: { bg: 'accent.solid', _before: { translate: '14px 0', bg: 'accent.contrast' } },
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
      _highContrast: { border: '1px solid ButtonText', _checked: { bg: 'Highlight' }, _before: { bg: 'ButtonText' } },
    },
  },
  { defaultProps: { type: 'checkbox', role: 'switch' } },
)
