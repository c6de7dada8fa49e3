// The brief of a writing tool, as the app writes it into a prompt: lines of a name and a value.

export type Brief = {
  subject: string
  facts: readonly string[]
  audience: string
  network: string
  type: string
  page: string
  text: string
}

const LINE = /^(\w+): (.*)$/

const sentence = (text: string) => text.trim().replace(/[.;]+$/, '')

/** Reads a brief; parts that are not there are empty. */
export function briefOf(prompt: string): Brief {
  const lines = prompt.split('\n').flatMap((line) => {
    const [, name, value] = LINE.exec(line) ?? []
    return name && value ? [[name, value.trim()] as const] : []
  })
  const {
    subject = '',
    facts = '',
    audience = '',
    network = '',
    type = '',
    page = '',
    text = '',
  } = Object.fromEntries(lines)
  return { subject, facts: facts.split(';').map(sentence).filter(Boolean), audience, network, type, page, text }
}
