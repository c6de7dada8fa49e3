// Finds number literals where the contract has an enum: `role === 4` instead of `role === UserRole.Owner`.
import ts from 'typescript'

export interface EnumLiteral {
  /** file:line */
  place: string
  enumName: string
  /** The literal, or the name of a constant with that value. */
  node: ts.Expression
  value: number
}

/** The symbols of one enum: the object of its members, and the union of its values. */
const isEnum = (symbol: ts.Symbol | undefined): symbol is ts.Symbol =>
  symbol !== undefined &&
  (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0 &&
  (symbol.flags & ts.SymbolFlags.Variable) !== 0 &&
  (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.includes('/sdk/'))

/** `const MAXIMUM = 4`; a declared type would make it another one. */
const isNumberConstant = (node: ts.Node): node is ts.VariableDeclaration & { initializer: ts.NumericLiteral } =>
  ts.isVariableDeclaration(node) &&
  (node.parent.flags & ts.NodeFlags.Const) !== 0 &&
  !node.type &&
  node.initializer !== undefined &&
  ts.isNumericLiteral(node.initializer)

/** The names of all constants that are a number literal. Asking the type checker about every other identifier would take most of the time. */
function namesOfNumbers(program: ts.Program): Set<string> {
  const names = new Set<string>()
  const renamed: [name: string, as: string][] = []
  const visit = (node: ts.Node) => {
    if (isNumberConstant(node)) names.add(node.name.getText())
    if ((ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.propertyName)
      renamed.push([node.propertyName.text, node.name.text])
    node.forEachChild(visit)
  }
  for (const source of program.getSourceFiles()) if (!source.isDeclarationFile) visit(source)
  for (const [name, as] of renamed) if (names.has(name)) names.add(as)
  return names
}

/** Returns all literals in the given files where the type checker expects an enum of the contract. */
export function enumLiterals(program: ts.Program, files: readonly string[]): EnumLiteral[] {
  const checker = program.getTypeChecker()

  /** In a union with undefined or null, only the non-public `origin` field keeps the alias of the enum. */
  const enumOfType = (type: ts.Type | undefined): string | undefined => {
    if (!type) return undefined
    if (isEnum(type.aliasSymbol)) return type.aliasSymbol.name
    const origin: ts.Type | undefined = Reflect.get(type, 'origin')
    return origin?.isUnion() ? origin.types.map(enumOfType).find(Boolean) : undefined
  }

  /** Resolves mapped types such as Partial<Record<Enum, …>>. */
  const enumOfKeys = (type: ts.Type | undefined): string | undefined =>
    type?.aliasSymbol?.name === 'Record'
      ? enumOfType(type.aliasTypeArguments?.[0])
      : type?.aliasTypeArguments?.map(enumOfKeys).find(Boolean)

  /** Follows an import to what it names. */
  const targetOf = (symbol: ts.Symbol | undefined) =>
    symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol

  function enumOfDeclaration(declaration: ts.Declaration | undefined): string | undefined {
    const node = declaration && 'type' in declaration ? (declaration.type as ts.TypeNode | undefined) : undefined
    let found: string | undefined
    const look = (part: ts.Node) => {
      if (ts.isTypeReferenceNode(part)) {
        const target = targetOf(checker.getSymbolAtLocation(part.typeName))
        if (isEnum(target)) found ??= target.name
      }
      if (ts.isUnionTypeNode(part) || ts.isArrayTypeNode(part) || ts.isTypeReferenceNode(part)) part.forEachChild(look)
    }
    if (node) look(node)
    return found
  }

  const enumOf = (expression: ts.Expression): string | undefined => {
    const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(expression) ? expression.name : expression)
    return enumOfType(checker.getTypeAtLocation(expression)) ?? enumOfDeclaration(symbol?.valueDeclaration)
  }

  const constants = namesOfNumbers(program)

  /** The value of a literal, or of a constant whose type is that literal. */
  function valueOf(node: ts.Node): number | undefined {
    if (ts.isNumericLiteral(node)) return Number(node.text)
    if (!ts.isIdentifier(node) || !constants.has(node.text) || ts.isVariableDeclaration(node.parent)) return undefined
    const declaration = targetOf(checker.getSymbolAtLocation(node))?.valueDeclaration
    return declaration && isNumberConstant(declaration) ? Number(declaration.initializer.text) : undefined
  }

  /** The enum that is expected at the position of a value. */
  function wanted(node: ts.Expression): string | undefined {
    const { parent } = node
    if (ts.isBinaryExpression(parent)) {
      const isComparison =
        parent.operatorToken.kind >= ts.SyntaxKind.LessThanToken &&
        parent.operatorToken.kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken
      if (isComparison) return enumOf(parent.left === node ? parent.right : parent.left)
    }
    if (ts.isCaseClause(parent)) return enumOf(parent.parent.parent.expression)
    if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
      const owner = checker.getContextualType(parent.parent)
      const property = owner && checker.getPropertyOfType(checker.getNonNullableType(owner), parent.name.getText())
      const found = enumOfDeclaration(property?.valueDeclaration)
      if (found) return found
    }
    // The key of a Record<Enum, …>.
    if (ts.isPropertyAssignment(parent) && parent.name === node)
      return enumOfKeys(checker.getContextualType(parent.parent))
    return enumOfType(checker.getContextualType(node))
  }

  const found: EnumLiteral[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    const visit = (node: ts.Node) => {
      const value = valueOf(node)
      const enumName = value === undefined ? undefined : wanted(node as ts.Expression)
      if (value !== undefined && enumName) {
        const { line } = ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart())
        found.push({ place: `${file}:${line + 1}`, enumName, node: node as ts.Expression, value })
      }
      node.forEachChild(visit)
    }
    source?.forEachChild(visit)
  }
  return found
}
