import { join } from 'node:path'
import ts from 'typescript-5'
import { entryPointsOf } from '../entry-points.ts'
import type { Packed } from '../pack.ts'

/**
 * The public API of a packed package as text: a heading per entry point, a line per export, an
 * indented line per prop. Inherited members, such as React's props, are named after `extends`.
 * Types generated from openapi.yaml are left out.
 */
export function reportOf({ folder, manifest, name }: Packed): string {
  const entries = entryPointsOf(folder, manifest).filter(
    ({ isTyped, file }) => isTyped && file.endsWith('.js'),
  )
  const declarations = entries.map(({ file }) => join(folder, file.replace(/\.js$/, '.d.ts')))
  const program = ts.createProgram(declarations, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    types: [],
  })
  const reader = new DeclarationReader(program.getTypeChecker(), join(folder, 'dist'))
  const parts = entries.map(({ path }, at) => {
    const source = program.getSourceFile(declarations[at] ?? '')
    if (!source) throw new Error(`${name} has no types for ${path}.`)
    return `## ${path}\n\n${reader.exportsOf(source).join('\n')}\n`
  })
  return `# ${name}\n\n${parts.join('\n')}`
}

class DeclarationReader {
  private readonly checker: ts.TypeChecker
  private readonly dist: string

  constructor(checker: ts.TypeChecker, dist: string) {
    this.checker = checker
    this.dist = dist
  }

  exportsOf(source: ts.SourceFile): string[] {
    const module = this.checker.getSymbolAtLocation(source)
    const symbols = module ? this.checker.getExportsOfModule(module) : []
    return symbols
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((symbol) => this.linesOf(symbol.name, this.original(symbol)))
  }

  private original(symbol: ts.Symbol): ts.Symbol {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  private linesOf(name: string, symbol: ts.Symbol): string[] {
    const [declaration] = symbol.declarations ?? []
    if (!declaration || /\/generated\//.test(declaration.getSourceFile().fileName)) return []
    if (ts.isInterfaceDeclaration(declaration)) return this.interfaceLines(name, declaration)
    if (ts.isClassDeclaration(declaration)) return this.classLines(name, symbol)
    if (ts.isTypeAliasDeclaration(declaration)) {
      return [`type ${name}${textOf(declaration.typeParameters)} = ${clean(declaration.type)}`]
    }
    return [`value ${name}: ${typeOf(declaration)}`]
  }

  private interfaceLines(name: string, declaration: ts.InterfaceDeclaration): string[] {
    const members = new Map<string, string>()
    const foreign = this.collect(declaration, members)
    const bases = foreign.length === 0 ? '' : ` extends ${foreign.join(', ')}`
    return [
      `interface ${name}${textOf(declaration.typeParameters)}${bases}`,
      ...[...members.values()].sort().map((line) => `  ${line}`),
    ]
  }

  /**
   * Collects the members of an interface and of its parents in this package; returns the other
   * parents.
   */
  private collect(declaration: ts.InterfaceDeclaration, members: Map<string, string>): string[] {
    for (const member of declaration.members) {
      const name = member.name?.getText() ?? clean(member)
      if (!members.has(name)) members.set(name, clean(member))
    }
    return (declaration.heritageClauses ?? [])
      .flatMap(({ types }) => [...types])
      .flatMap((base) => {
        const symbol = this.checker.getSymbolAtLocation(base.expression)
        const [under] = (symbol && this.original(symbol).declarations) ?? []
        const isOurs = under?.getSourceFile().fileName.startsWith(this.dist)
        if (under && isOurs && ts.isInterfaceDeclaration(under) && !base.typeArguments) {
          return this.collect(under, members)
        }
        return [clean(base)]
      })
  }

  private classLines(name: string, symbol: ts.Symbol): string[] {
    const members = [...(symbol.members?.values() ?? [])]
      .flatMap(({ declarations = [] }) => declarations)
      .filter((member) => !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private))
    return [`class ${name}`, ...members.map((member) => `  ${clean(member)}`).sort()]
  }
}

/** The type of a function or constant, without how a function destructures its props. */
function typeOf(declaration: ts.Declaration): string {
  if (ts.isVariableDeclaration(declaration) && declaration.type) return clean(declaration.type)
  if (!ts.isFunctionDeclaration(declaration)) return clean(declaration)
  const parameters = declaration.parameters.map(({ name, questionToken, type }) => {
    const label = ts.isIdentifier(name) ? name.text : 'props'
    return `${label}${questionToken ? '?' : ''}: ${type ? clean(type) : 'unknown'}`
  })
  const result = declaration.type ? clean(declaration.type) : 'unknown'
  return `${textOf(declaration.typeParameters)}(${parameters.join(', ')}) => ${result}`
}

/** The text of a declaration on one line, without comments. */
function clean(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true })
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
  return text.replaceAll(/\s+/g, ' ').replace(/;$/, '')
}

const textOf = (parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined) =>
  parameters ? `<${parameters.map(clean).join(', ')}>` : ''
