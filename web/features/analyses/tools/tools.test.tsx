import { PlanLimitKind } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PAGE = 'https://www.lindholm-outdoor.example/rucksaecke'
const pictureNamed = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0))], name, { type: 'image/png' })

afterEach(() => vi.restoreAllMocks())

const open = (tool: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(`/ai-analysis/tools/${tool}`, options)

async function write(user: Awaited<ReturnType<typeof open>>['user'], subject: string, facts = '') {
  await user.type(await screen.findByLabelText(/^Subject/), subject)
  if (facts) await user.type(screen.getByLabelText(/^Facts/), facts)
  await user.click(screen.getByRole('button', { name: 'Write' }))
  return screen.findByText('Written by a model, please check')
}

test('the tools are listed on the overview, each with its address', async () => {
  await renderScreen('/ai-analysis')
  const list = within(await screen.findByRole('list', { name: 'Writing tools' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ai-analysis/tools/ad-texts',
    '/ai-analysis/tools/structured-data',
    '/ai-analysis/tools/picture-check',
    '/ai-analysis/tools/alternative-text',
    '/ai-analysis/tools/post-ideas',
    '/ai-analysis/tools/survey-questions',
    '/ai-analysis/tools/strategy-plan',
  ])
})

describe('tools for texts', () => {
  test.each([
    ['ad-texts', 'Ad texts', 'Headline 1', 'Winter tents'],
    ['post-ideas', 'Post ideas', 'Title 1', 'Behind the scenes'],
    ['survey-questions', 'Survey questions', 'Question 1', 'How did you find out about Winter tents?'],
    ['strategy-plan', 'Strategy plan', 'Step 1', 'Write down how Winter tents is measured'],
  ])('%s are written from the brief', async (tool, title, label, value) => {
    const { user, calls } = await open(tool)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    await write(user, 'Winter tents')
    expect(screen.getByLabelText(label)).toHaveValue(value)
    expect(screen.getByText(/adwright-text-3\.2/)).toBeInTheDocument()
    expect(calls('POST /AI/schema')).toHaveLength(1)
  })

  test('claims without proof are marked until they are changed, lengths while typing', async () => {
    const { user } = await open('ad-texts')
    await write(user, 'Winter tents', 'Free returns')
    expect(screen.getByText(/1 line needs a change/)).toBeInTheDocument()
    const claim = screen.getByDisplayValue('The best Winter tents')
    expect(claim).toHaveAccessibleDescription("Claims something that isn't in your facts.")
    await user.clear(claim)
    await user.type(claim, 'Winter tents for 7 long nights in the snow')
    expect(claim).toHaveAccessibleDescription("Too long. Has a number that isn't in your brief.")
    await user.click(screen.getByRole('button', { name: 'Remove: Headline 4' }))
    expect(screen.getByText(/Our checks found nothing/)).toBeInTheDocument()
  })

  test('results are copied, and become a task or a post', async () => {
    const { user } = await open('post-ideas')
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await write(user, 'Winter tents')
    const [post] = screen.getAllByRole('link', { name: 'Use in a post' })
    expect(post?.getAttribute('href')).toMatch(/^\/social-calendar\/new\?text=How/)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^Behind the scenes\n/))
    await user.click(screen.getByRole('button', { name: 'Create task' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Title')).toHaveValue('Post ideas: Winter tents')
    await user.click(dialog.getByRole('button', { name: 'Create task' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('questions become a survey, edited ones as they are edited', async () => {
    const { user } = await open('survey-questions')
    await write(user, 'Winter tents')
    const first = screen.getByLabelText('Question 1')
    await user.clear(first)
    await user.type(first, 'How did you hear of us?')
    await user.click(screen.getByRole('link', { name: 'Use in a survey' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'New survey' })).toBeInTheDocument()
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Winter tents')
    expect(screen.getAllByText('How did you hear of us?').length).toBeGreaterThan(0)
    expect(screen.queryByText('Start from a template')).toBeNull()
  })

  test('a plan becomes a strategy with its steps as tasks', async () => {
    const { user } = await open('strategy-plan')
    await write(user, 'Winter tents')
    const { value: title } = screen.getByLabelText<HTMLInputElement>('Title 1')
    await user.click(screen.getByRole('link', { name: 'Start a strategy' }))
    expect(await screen.findByLabelText('Name')).toHaveValue(title)
    expect(screen.getByText('Write down how Winter tents is measured')).toBeInTheDocument()
  })

  test('an answer of another form is said', async () => {
    const answer = {
      id: 'ans_1',
      text: '',
      data: { headlines: 'none' },
      model: 'other-1',
      createdAt: '2026-11-19T09:00:00Z',
    }
    const body = { ...answer, citations: [], isGrounded: false, followUps: [] }
    const { user } = await open('ad-texts', { answers: { 'POST /AI/schema': { status: 201, body } } })
    await user.type(await screen.findByLabelText(/^Subject/), 'Tents')
    await user.click(screen.getByRole('button', { name: 'Write' }))
    expect(await screen.findByText("The model's answer can't be used")).toBeInTheDocument()
  })

  test('a viewer is told whom to ask, an empty plan when it begins anew', async () => {
    await open('ad-texts', { role: 'viewer' })
    expect(await screen.findByText(/Viewers can't use the writing tools/)).toBeInTheDocument()
    await open('ad-texts', { answers: planUsageWith({ kind: PlanLimitKind.AiAnswers, used: 200, allowed: 200 }) })
    const button = await screen.findByRole('button', { name: 'Write' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  })

  test('a failed call keeps the brief and says what happened', async () => {
    const body = { message: 'The model is busy.', detail: null, status: 503, path: '/AI/schema', method: 'POST' }
    const { user } = await open('ad-texts', { answers: { 'POST /AI/schema': { status: 503, body } } })
    await user.type(await screen.findByLabelText(/^Subject/), 'Tents')
    await user.click(screen.getByRole('button', { name: 'Write' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Subject/)).toHaveValue('Tents')
  })
})

test('structured data keeps what the page shows and lists what is missing', async () => {
  const { user } = await open('structured-data', {
    before: async ({ as }) => (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { url: PAGE }),
  })
  await user.click(await screen.findByRole('button', { name: 'Write' }))
  const code = await screen.findByRole('group', { name: 'Structured data' })
  expect(code).toHaveTextContent('"price": "149.00"')
  expect(code).not.toHaveTextContent('aggregateRating')
  expect(screen.getByText("2 values were removed because the page doesn't show them")).toBeInTheDocument()
  expect(screen.getByText('aggregateRating.ratingValue: 4.8')).toBeInTheDocument()
  expect(screen.getByText('sku')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(/Type of schema.org/), 'HowTo')
  await user.click(screen.getByRole('button', { name: 'Write' }))
  expect(await screen.findByText('Google no longer shows HowTo in results.')).toBeInTheDocument()
})

test('without an analyzed page, structured data leads to the analysis', async () => {
  await open('structured-data')
  expect(await screen.findByRole('link', { name: 'Analyze a page' })).toHaveAttribute('href', '/ai-analysis')
})

test('a picture is measured in the browser, and compared with the limits of each network', async () => {
  const side = 400
  const data = new Uint8ClampedArray(side * side).fill(128)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ width: side, height: side / 4, data }),
  } as unknown as CanvasRenderingContext2D &
    ImageBitmapRenderingContext &
    WebGLRenderingContext &
    WebGL2RenderingContext)
  const { user } = await open('picture-check', { role: 'viewer' })
  vi.stubGlobal('createImageBitmap', async () => ({ width: side * 4, height: side, close: () => undefined }))
  await user.upload(await screen.findByLabelText('Choose picture', { selector: 'input' }), pictureNamed('tent.png'))
  const measures = within(await screen.findByRole('list', { name: 'Measures' }))
  expect(measures.getByText('1,600 × 400 pixels')).toBeInTheDocument()
  expect(measures.getByText('Blurred')).toBeInTheDocument()
  expect(measures.getByText('Very low')).toBeInTheDocument()
  const networks = within(await screen.findByRole('list', { name: 'Networks' }))
  expect(networks.getAllByText('The picture is too wide for a post.')).toHaveLength(3)
  expect(screen.getByText(/can't read words in a picture/)).toBeInTheDocument()
})

test('a file that is no picture is refused with a way on', async () => {
  const { user } = await open('picture-check')
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')))
  await user.upload(await screen.findByLabelText('Choose picture', { selector: 'input' }), pictureNamed('broken.png'))
  expect(await screen.findByText("Couldn't read broken.png")).toBeInTheDocument()
})

test('an alternative text is checked and saved with its picture', async () => {
  const { user, calls } = await open('alternative-text', {
    before: async ({ as }) => {
      const form = new FormData()
      form.set('file', pictureNamed('fjell-tent.png'))
      await (await as('owner'))('POST', `/File/${ACCOUNT}`, form)
    },
  })
  expect(await screen.findByRole('button', { name: 'Write' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Choose picture' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox', { name: /fjell-tent/ }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Write' }))
  const text = await screen.findByLabelText('Alternative text of fjell-tent.png')
  expect(text).toHaveAccessibleDescription('This is only the file name.')
  await user.clear(text)
  await user.type(text, 'A tent in the snow')
  await user.click(screen.getByRole('button', { name: 'Save with picture' }))
  expect(await screen.findByText('Alternative text saved')).toBeInTheDocument()
  expect(calls().find(({ name }) => name.startsWith('PUT /File/'))?.body).toEqual({ altText: 'A tent in the snow' })
})

test('an unknown tool leads back to the list', async () => {
  await open('nothing')
  expect(await screen.findByText("There's no such tool")).toBeInTheDocument()
})
