/**
 * All colors of the product by semantic name: [light, dark]. Both themes are designed; neither is computed from the other.
 * colors.test.ts checks the contrast of each text and line with its possible backgrounds.
 */
export const colors = {
  'bg.canvas': ['#F6F7F9', '#0C0F13'],
  'bg.panel': ['#FFFFFF', '#14181E'],
  'bg.subtle': ['#F1F3F6', '#1A1F26'],
  'bg.muted': ['#E7EAEE', '#252B34'],
  'bg.emphasized': ['#DCE0E6', '#303742'],
  'bg.inverted': ['#191E26', '#E8EBF0'],
  'bg.backdrop': ['#0C0F1380', '#000000A6'],
  'fg.default': ['#191E26', '#E8EBF0'],
  'fg.muted': ['#4A5361', '#AEB6C2'],
  'fg.subtle': ['#5A6473', '#949EAC'],
  'fg.inverted': ['#FFFFFF', '#14181E'],
  'border.subtle': ['#E3E6EB', '#232931'],
  'border.default': ['#CBD1D9', '#353D48'],
  'border.control': ['#858F9D', '#657080'],
  'focus.ring': ['#0E7C7C', '#4FC3BD'],

  'accent.solid': ['#0E6B6B', '#4FC3BD'],
  'accent.hover': ['#0A5757', '#74D3CE'],
  'accent.contrast': ['#FFFFFF', '#06201F'],
  'accent.fg': ['#0B5F5F', '#63CCC6'],
  'accent.subtle': ['#E3F1F0', '#122B2B'],
  'accent.muted': ['#CBE4E2', '#1A3D3C'],

  'neutral.solid': ['#2B323D', '#D5DAE1'],
  'neutral.contrast': ['#FFFFFF', '#14181E'],
  'neutral.fg': ['#3B4350', '#C5CBD5'],
  'neutral.subtle': ['#EEF0F3', '#20262E'],
  'neutral.muted': ['#E0E4E9', '#2B323C'],

  'severity.low.fg': ['#7A5000', '#F0C350'],
  'severity.low.bg': ['#FCF1D2', '#322809'],
  'severity.low.solid': ['#BB8A00', '#F2CE5C'],
  'severity.medium.fg': ['#9C3D08', '#F7A06A'],
  'severity.medium.bg': ['#FDE8DB', '#38200F'],
  'severity.medium.solid': ['#BD4600', '#EA8A45'],
  'severity.high.fg': ['#A31B1B', '#FF928B'],
  'severity.high.bg': ['#FCE4E3', '#3D1717'],
  'severity.high.solid': ['#981232', '#E04A5C'],

  'good.fg': ['#17653A', '#6FD199'],
  'good.bg': ['#E0F3E7', '#112D1F'],
  'good.solid': ['#2B8553', '#4FBF82'],
  'bad.fg': ['#A31B1B', '#FF928B'],
  'bad.bg': ['#FCE4E3', '#3D1717'],
  'bad.solid': ['#B42323', '#F0736D'],
  'bad.hover': ['#971B1B', '#F58E89'],
  'bad.contrast': ['#FFFFFF', '#240808'],

  'chart.actual': ['#0E6B6B', '#4FC3BD'],
  'chart.expected': ['#79828F', '#7D8795'],
  'chart.previous': ['#5C9493', '#47908C'],
  'chart.band': ['#0E6B6B1F', '#4FC3BD26'],
  'chart.grid': ['#E7EAEE', '#252B34'],
  'chart.axis': ['#5A6473', '#949EAC'],
  'chart.1': ['#0E6B6B', '#4FC3BD'],
  'chart.2': ['#2935A3', '#99A1E6'],
  'chart.3': ['#C270A9', '#A14585'],
  'chart.4': ['#268BD9', '#227DC3'],
  'chart.5': ['#736926', '#D6C65C'],
  'chart.6': ['#303236', '#E4E5E7'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColorName = keyof typeof colors
