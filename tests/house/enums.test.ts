import ts from 'typescript'
import { expect, test } from 'vitest'
import { enumLiterals } from '#tests/house/enum-literals.ts'
import { typescriptFiles } from '#tests/house/sources.ts'

/** The type checker reads the program once for all tests. */
const TIMEOUT_MS = 300_000

const options = (): ts.CompilerOptions =>
  ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )?.options ?? {}

test(
  'where the contract has an enum, its members are named',
  () => {
    const found = enumLiterals(ts.createProgram(typescriptFiles, options()), typescriptFiles)
    expect(found.map(({ place, enumName, value }) => `${place} ${value} is a member of ${enumName}`)).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'a number is found in a comparison, a property, a list, an argument, a case, a key and behind a constant',
  () => {
    const text = `
      import { type Account, UserRole } from '@adwright/sdk/types'
      const OWNER = 4
      const take = (role: UserRole | undefined) => role
      export const names: Partial<Record<UserRole, string>> = { 1: 'Viewer' }
      export const list: readonly UserRole[] = [2]
      export const account: Partial<Account> = { role: 3 }
      export const isOwner = (one: Account) => one.role === OWNER || one.role !== 2 || take(1) === UserRole.Owner
      export function nameOf(one: Account) {
        switch (one.role) {
          case 1:
            return 'Viewer'
          default:
            return String(one.accountsCount === 1)
        }
      }
    `.trim()
    const file = 'web/example.ts'
    const host = ts.createCompilerHost(options())
    const getSourceFile = host.getSourceFile.bind(host)
    host.getSourceFile = (name, ...rest) =>
      name.endsWith(file) ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : getSourceFile(name, ...rest)
    const found = enumLiterals(ts.createProgram([file], options(), host), [file])
    expect(found.map(({ place, value }) => `${place.split(':')[1]}: ${value}`)).toEqual([
      '4: 1',
      '5: 2',
      '6: 3',
      '7: 4',
      '7: 2',
      '7: 1',
      '10: 1',
    ])
  },
  TIMEOUT_MS,
)
