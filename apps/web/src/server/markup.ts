const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark) : text
}

/** Escapes JSON for a `<script>`: it cannot close the element or open a comment. */
export function escapeScriptJson(json: string): string {
  return json.includes('<') ? json.replaceAll('<', '\\u003c') : json
}
