const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark) : text
}

/** JSON that is safe inside a `<script>`: nothing in it can end the element or begin a comment. */
export function escapeScriptJson(json: string): string {
  return json.includes('<') ? json.replaceAll('<', '\\u003c') : json
}
