import { colors } from './colors.ts'

interface Leaf {
  value: string | Record<string, string>
}
interface Node {
  [key: string]: Node | Leaf
}

const isNode = (entry: Node | Leaf): entry is Node => !('value' in entry)

/** Converts the flat map of names to the nested tokens of Chakra. */
function nest(flat: Readonly<Record<string, readonly [string, string]>>): Node {
  const root: Node = {}
  for (const [name, [light, dark]] of Object.entries(flat)) {
    const path = name.split('.')
    const last = path.pop() ?? name
    let node = root
    for (const key of path) {
      node[key] ??= {}
      node = node[key] as Node
    }
    node[last] = { value: { base: light, _dark: dark } }
  }
  return root
}

const alias = (name: string) => ({ value: `{colors.${name}}` })

const named = nest(colors)

/** Aliases for the names in Chakra's own recipes; our components use the names of colors.ts. */
const aliases = {
  bg: { DEFAULT: alias('bg.panel'), error: alias('bad.bg') },
  fg: { DEFAULT: alias('fg.default'), error: alias('bad.fg') },
  border: {
    DEFAULT: alias('border.default'),
    muted: alias('border.subtle'),
    emphasized: alias('border.control'),
    error: alias('bad.solid'),
  },
  accent: { emphasized: alias('accent.muted'), focusRing: alias('focus.ring'), border: alias('accent.solid') },
  neutral: {
    hover: alias('fg.default'),
    emphasized: alias('neutral.muted'),
    focusRing: alias('focus.ring'),
    border: alias('border.default'),
  },
  bad: {
    subtle: alias('bad.bg'),
    muted: alias('bad.bg'),
    emphasized: alias('bad.bg'),
    focusRing: alias('bad.solid'),
    border: alias('bad.solid'),
  },
  good: { subtle: alias('good.bg'), muted: alias('good.bg'), border: alias('good.solid') },
}

function merged(a: Node, b: Node): Node {
  const out: Node = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const before = out[key]
    out[key] = before && isNode(before) && isNode(value) ? merged(before, value) : value
  }
  return out
}

export const semanticTokens = {
  colors: merged(named, aliases),
  shadows: {
    xs: { value: { base: '0 1px 2px #10182814', _dark: '0 1px 2px #00000066' } },
    sm: { value: { base: '0 1px 3px #1018281F', _dark: '0 1px 3px #00000080' } },
    md: {
      value: { base: '0 4px 12px #1018281F, 0 0 0 1px #10182814', _dark: '0 4px 12px #00000080, 0 0 0 1px #FFFFFF14' },
    },
    lg: {
      value: {
        base: '0 12px 32px #10182829, 0 0 0 1px #10182814',
        _dark: '0 12px 32px #000000A6, 0 0 0 1px #FFFFFF14',
      },
    },
  },
  radii: { l1: { value: '4px' }, l2: { value: '6px' }, l3: { value: '8px' } },
}
