import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** A class as used by a component: `styles.close` of a style file. */
export interface ClassName {
  /** The style file, without its extension: `…/Dialog.css`. */
  readonly sheet: string
  readonly name: string
}

/** The classes that can be combined on one element. */
export interface ClassUse {
  readonly classes: readonly ClassName[]
  /** If the element is one of our components: its module, without extension. */
  readonly component: string | undefined
}

interface Imported {
  readonly from: string
  /** The imported name; undefined for `* as`. */
  readonly name: string | undefined
}

type Program = ReturnType<typeof parseSync>['program']
type Node = { type: string; [key: string]: unknown }

/** Every `className` in a component's file, with the classes it can contain. */
export function classUsesOf(file: string, code: string): ClassUse[] {
  const { program } = parseSync(file, code)
  const imports = importsOf(file, program)
  const uses: ClassUse[] = []
  new Visitor({
    JSXOpeningElement(element) {
      const component = imports.get(nameOf(element.name))?.from
      for (const attribute of element.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        if (!/class(name)?$/i.test(attribute.name.name) || attribute.value === null) continue
        const classes = classesIn(attribute.value, imports)
        if (classes.length > 0) uses.push({ classes, component })
      }
    },
  }).visit(program)
  return uses
}

/** Imports from the same package, by local name. */
function importsOf(file: string, program: Program): Map<string, Imported> {
  const imports = new Map<string, Imported>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    const from = join(dirname(file), statement.source.value)
    for (const specifier of statement.specifiers) {
      const named = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined
      const name = named?.type === 'Identifier' ? named.name : undefined
      imports.set(specifier.local.name, { from, name })
    }
  }
  return imports
}

const nameOf = (name: { type: string; name?: unknown }) =>
  name.type === 'JSXIdentifier' && typeof name.name === 'string' ? name.name : ''

/** Finds `styles.a`, `styles[b]` (every class of the file) and classes imported by name. */
function classesIn(value: object, imports: ReadonlyMap<string, Imported>): ClassName[] {
  if (!isNode(value)) return Object.values(value).flatMap((child) => below(child, imports))
  if (value.type === 'MemberExpression' && isNode(value.object) && isNode(value.property)) {
    const imported = imports.get(String(value.object.name))
    if (imported?.from.endsWith('.css') && imported.name === undefined) {
      return [{ sheet: imported.from, name: value.computed ? '*' : String(value.property.name) }]
    }
  }
  if (value.type === 'Identifier') {
    const imported = imports.get(String(value.name))
    if (imported?.name !== undefined && imported.from.endsWith('.css')) {
      return [{ sheet: imported.from, name: imported.name }]
    }
  }
  return Object.values(value).flatMap((child) => below(child, imports))
}

const below = (child: unknown, imports: ReadonlyMap<string, Imported>): ClassName[] =>
  typeof child === 'object' && child !== null ? classesIn(child, imports) : []

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/**
 * Every `const own = style([another, …])` of a style file, where `another` is from another file.
 */
export function compositionsOf(file: string, code: string): ClassUse[] {
  const { program } = parseSync(file, code)
  const imports = importsOf(file, program)
  const uses: ClassUse[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      const [list] = init?.type === 'CallExpression' ? init.arguments : []
      if (id.type !== 'Identifier' || list?.type !== 'ArrayExpression') return
      const others = list.elements.flatMap((element) =>
        element ? classesIn(element, imports) : [],
      )
      if (others.length === 0) return
      const own = { sheet: file.replace(/\.ts$/, ''), name: id.name }
      uses.push({ classes: [own, ...others], component: undefined })
    },
  }).visit(program)
  return uses
}
