// The project's own source files for the house tests.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Tracked files and new files that are not ignored, without generated ones. */
export const sourceFiles: string[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file !== '' && existsSync(file) && !file.startsWith('sdk/generated/') && !file.startsWith('openapi/dist/'),
  )

export const typescriptFiles = sourceFiles.filter((file) => /\.tsx?$/.test(file))

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Product code without its tests. */
export const productFiles = typescriptFiles.filter((file) => !isTest(file) && !file.startsWith('tests/'))

export const textOf = (file: string): string => readFileSync(file, 'utf8')

export const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    textOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

export function visit(node: ts.Node, visitor: (node: ts.Node) => void): void {
  visitor(node)
  ts.forEachChild(node, (child) => visit(child, visitor))
}

export const placeOf = (source: ts.SourceFile, node: ts.Node): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`

/** The imports of a file: `file` within the project, `specifier` as written. */
export function importsOf(file: string): { specifier: string; file: string | undefined; isTypeOnly: boolean }[] {
  const found: { specifier: string; file: string | undefined; isTypeOnly: boolean }[] = []
  visit(parsed(file), (node) => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined
    if (!specifier || !ts.isStringLiteral(specifier)) return
    const isTypeOnly = ts.isImportDeclaration(node) && Boolean(node.importClause?.isTypeOnly)
    found.push({ specifier: specifier.text, file: resolveImport(file, specifier.text), isTypeOnly })
  })
  return found
}

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('@adwright/sdk')) return 'sdk'
  return undefined
}
