// Prepares through the sandbox what a recipe needs: guests, invitations, codes, things in a known state.
import { UserRole } from '@adwright/sdk/types'
import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { addAccount, addInvitation, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { type Answered, caller } from '#mocks/sandbox/testing.ts'
import { oneOf, type Random } from '#tests/fuzz/values.ts'
import type { Workspace } from '#tests/fuzz/workspace.ts'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'

export type Guest = { id: string; email: string; token: string; person: Person }
type Row = { entityId: string; entityType: number }
type Setting = { id: string; metric: string; dimension: string | null; dimensionValue: string | null }
type Watch = { id: string; propertyName: string; metricSettings: Setting[] }

const SCALE = 3
const WIDE = 1080

const operationNamed = (operationId: string) => contractOperations.find((one) => one.operationId === operationId)

/** Returns one of the contract's example bodies of an operation. */
export function exampleBody(operationId: string, random: Random): Record<string, unknown> {
  const examples = examplesOf(operationNamed(operationId)?.requestBody?.content['application/json'])
  return structuredClone(oneOf(random, examples).value) as Record<string, unknown>
}

/** The header of a PNG that is large enough for posts; the sandbox reads no further. */
function picture(random: Random): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(WIDE, 16)
  bytes.writeUInt32BE(WIDE, 20)
  bytes.set([8, 2], 24)
  bytes.writeUInt32BE(Math.floor(random() * 2 ** 32), 40)
  return new Uint8Array(bytes)
}

export class ApiFixtures {
  readonly workspace: Workspace
  readonly random: Random

  constructor(workspace: Workspace, random: Random) {
    this.workspace = workspace
    this.random = random
  }

  get owner(): { token: string; accountId: string; customerClientId: string } {
    const { tokens, own } = this.workspace
    return {
      token: tokens.owner ?? '',
      accountId: own.of('accountId')[0] ?? '',
      customerClientId: own.of('customerClientId')[0] ?? '',
    }
  }

  call(token?: string): ReturnType<typeof caller> {
    const { sandbox, adsTokens } = this.workspace
    return caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${adsTokens.owner}` })
  }

  digits = (count: number): string => String(Math.floor(this.random() * 10 ** count)).padStart(count, '1')
  freshEmail = (): string => `guest-${this.digits(12)}@judges.example`

  /** Creates a person without an account, with the largest plan unless `isNew`. */
  async guest({ isNew = false } = {}): Promise<Guest> {
    const { runtime } = this.workspace.sandbox
    const email = this.freshEmail()
    const fields = { id: runtime.newId('usr'), email, ...(isNew ? {} : { subscription: { ...GROWTH, plan: SCALE } }) }
    const person = await addPerson(runtime, fields)
    return { id: person.id, email, person, token: await signIn(runtime, person.id) }
  }

  async guestWithAccount(): Promise<Guest & { accountId: string }> {
    const { runtime } = this.workspace.sandbox
    const guest = await this.guest()
    const account = await addAccount(runtime, guest.person, { id: runtime.newId('acc') })
    return { ...guest, accountId: account.id }
  }

  /** Invites a guest to the account of another one; returns the id of that account. */
  async inviteTo({ email }: Guest): Promise<string> {
    const { runtime } = this.workspace.sandbox
    const host = await this.guestWithAccount()
    const account = await runtime.store.get('account', host.accountId)
    if (account) await addInvitation(runtime, account, host.person, email)
    return host.accountId
  }

  /** Adds a member to the workspace's account. */
  async member(): Promise<Guest> {
    const { runtime } = this.workspace.sandbox
    const guest = await this.guest()
    const { accountId } = this.owner
    await join(runtime.store, { accountId, person: guest.person, role: UserRole.User, now: runtime.clock.now() })
    return guest
  }

  /** Returns the latest code that was sent to an email address or phone number. */
  async codeFor(target: string): Promise<string> {
    const mails = await this.workspace.sandbox.store.list('mail', target.toLowerCase(), { order: 'desc' })
    return mails.find(({ code }) => code !== null)?.code ?? ''
  }

  /** Sends a request below the selected client's autopilot, as the owner. */
  client(method: string, path: string, body?: unknown): Promise<Answered> {
    const { token, accountId, customerClientId } = this.owner
    return this.call(token)(method, `/EA/${accountId}/autopilot/${customerClientId}${path ? `/${path}` : ''}`, body)
  }

  /** A draft that is valid for any client account, in mode notify only. */
  itemDraft(): Record<string, unknown> {
    const examples = examplesOf(operationNamed('createAutopilotItem')?.requestBody?.content['application/json'])
    const minimal = examples.find(({ name }) => name === 'minimal')?.value
    return { ...(minimal as Record<string, unknown>), mode: 1 }
  }

  /** Pauses all active items, because a plan limits their number. */
  async pauseActiveItems(): Promise<void> {
    const items: { id: string; status: number }[] = (await this.client('GET', '')).body
    for (const { id, status } of items) if (status === 1) await this.client('PUT', `${id}/status`, { status: 2 })
  }

  /** Creates an autopilot item. */
  async item(): Promise<string> {
    await this.pauseActiveItems()
    return (await this.client('POST', '', this.itemDraft())).body.id ?? ''
  }

  /** Returns a random row of a metric table. */
  async row(table: string): Promise<Row> {
    const { token, accountId, customerClientId } = this.owner
    const page = await this.call(token)('GET', `/EA/${accountId}/metrics/${customerClientId}/${table}?pageSize=100`)
    return oneOf(this.random, page.body.items as Row[])
  }

  /** Returns a random monitor of the team's own: built-in ones refuse changes. */
  async monitor(isWanted: (watch: Watch) => boolean = () => true): Promise<Watch> {
    const { token, accountId } = this.owner
    const watches: Watch[] = (await this.call(token)('GET', `/EAnl/${accountId}/anomaly-analysis-configuration`)).body
    return oneOf(this.random, watches.filter(isWanted))
  }

  /** Returns one of several settings of a monitor; the last one cannot be deleted. */
  async metricSetting(): Promise<{ configurationId: string; setting: Setting }> {
    const { id, metricSettings } = await this.monitor((watch) => watch.metricSettings.length > 1)
    return { configurationId: id, setting: oneOf(this.random, metricSettings) }
  }

  pictureForm(): FormData {
    const form = new FormData()
    form.append('file', new File([picture(this.random)], 'spring.png', { type: 'image/png' }))
    return form
  }

  /** Creates an image among the account's files. */
  async picture(): Promise<string> {
    const { token, accountId } = this.owner
    return (await this.call(token)('POST', `/File/${accountId}`, this.pictureForm())).body.id ?? ''
  }

  /** Sends a test event to a webhook; creates one only if there is none, because an account has few. */
  async delivery(): Promise<{ webhookId: string; deliveryId: string }> {
    const { token, accountId } = this.owner
    const call = this.call(token)
    const draft = { url: 'https://hooks.judges.example/adwright', events: ['run.finished'] }
    const [existing] = (await call('GET', `/Webhook/${accountId}`)).body.items
    const { id: webhookId } = existing ?? (await call('POST', `/Webhook/${accountId}`, draft)).body
    const sent = await call('POST', `/Webhook/${accountId}/${webhookId}/test`)
    return { webhookId, deliveryId: sent.body.id ?? '' }
  }

  /** Creates a survey draft. */
  async survey(): Promise<string> {
    const { token, accountId } = this.owner
    const questions = [{ type: 6, text: 'Why?' }]
    const draft = { title: 'Why did you return your tent?', audience: 2, questions }
    return (await this.call(token)('POST', `/BusinessSurvey/${accountId}`, draft)).body.id ?? ''
  }
}
