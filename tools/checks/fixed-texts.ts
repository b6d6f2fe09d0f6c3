import { parseSync } from 'vite'

/** Attributes and props whose value is shown to users or read to them. */
const textAttribute =
  /^(aria-(label|description|roledescription|valuetext)|label|title|placeholder|alt|head|legend|hint|\w+(Label|Text|Heading|Title))$/

/** A sentence, or a label of several words, anywhere in the code. */
const sentence = /^\p{Lu}\p{Ll}*(?: [\p{L}\d]+)+/u

const letters = /\p{L}/u

/** Constants with the English defaults of labels. */
const defaults = /^(default|english)/

/** Names that are the same in every language. */
const brands = new Set(['EdBazaar'])

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * The texts in a component's code that its users cannot translate: JSX text, attributes such as
 * `aria-label`, and sentences. Default values of props, and constants that are named `default…` or
 * `english…`, are not among them.
 */
export function fixedTextsOf(file: string, code: string): string[] {
  const found: string[] = []

  /** `isText`: whether a string here is shown to users. */
  function visit(value: unknown, isText: boolean): void {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, isText)
      return
    }
    if (!isNode(value) || isSkipped(value)) return
    const text = textOf(value)
    if (text !== null && (isText || value.type === 'JSXText' ? letters : sentence).test(text)) {
      if (!brands.has(text)) found.push(text)
    }
    for (const [key, child] of Object.entries(value)) {
      const isDefault = value.type === 'AssignmentPattern' && key === 'right'
      if (!isDefault) visit(child, isShown(value, key, isText))
    }
  }

  visit(parseSync(file, code).program, false)
  return found
}

/** Types, imports, messages of errors, and defaults. */
function isSkipped(node: Node): boolean {
  if (/^(Import|TSType|TSInterface)/.test(node.type)) return true
  if (node.type === 'NewExpression') return isNode(node.callee) && node.callee.name === 'Error'
  return (
    node.type === 'VariableDeclarator' &&
    isNode(node.id) &&
    typeof node.id.name === 'string' &&
    defaults.test(node.id.name)
  )
}

/** The text of a node that is one: a string, a part of a template, or JSX text. */
function textOf(node: Node): string | null {
  if (node.type === 'TemplateElement' && isRecord(node.value)) return String(node.value.cooked)
  if (node.type !== 'Literal' && node.type !== 'JSXText') return null
  return typeof node.value === 'string' ? node.value.trim() : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a string in the child `key` of `node` is shown to users. */
function isShown(node: Node, key: string, isText: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return key === 'children'
    case 'JSXAttribute':
      return isNode(node.name) && textAttribute.test(String(node.name.name))
    case 'CallExpression':
    case 'NewExpression':
      return key === 'callee' && isText
    case 'ConditionalExpression':
      return key !== 'test' && isText
    case 'LogicalExpression':
      return (node.operator !== '&&' || key === 'right') && isText
    case 'MemberExpression':
      return key === 'object' && isText
    case 'BinaryExpression':
      return node.operator === '+' && isText
    default:
      return isText
  }
}
