import { type Html, html } from '../web/html.ts'
import type { OpenApiDocument } from './types.ts'

/** How a program signs in, and what holds for every call. A test runs the example. */
export function callingSection({ info, servers }: OpenApiDocument): Html {
  const base = servers[0]?.url
  return html`<section aria-labelledby="calling"><h2 id="calling">Calling the API</h2>
<p>Every path below begins at <code>${base}</code>. ${info.description}</p>
<h3 class="part" id="api-keys">API keys</h3>
<ol>
<li>Sign in to the <a href="/">portal</a>, and open Account Settings in the menu with your name.</li>
<li>Under API keys, create a key and copy it: it is shown once. A read-only key is enough for a program that changes nothing.</li>
<li>Send it with every call in the header <code>Authorization</code>, after <code>Bearer</code>.</li>
</ol>
<pre id="key-example" tabindex="0" aria-label="Calls with an API key"><code>API_KEY='ptl_…'
curl '${base}/userAccount' -H "Authorization: Bearer $API_KEY"
curl '${base}/jobRequests?pageSize=5' -H "Authorization: Bearer $API_KEY"</code></pre>
<ul>
<li>A key acts as the user who made it, with the roles and the organization of that user. What it does is recorded under that name.</li>
<li>A read-only key calls operations with GET only; others get 403 with the errorCode <code>api_key_read_only</code>.</li>
<li>No key can change how anybody signs in or what they may do: those operations say “Not with an API key.”</li>
<li>A key that is revoked, has expired, or whose user is switched off gets 401 with the errorCode <code>api_key_refused</code> and the reason in its message.</li>
<li>All keys of a user together have the limits of that user: 1,200 calls a minute, six at a time.</li>
<li>Make one key for each program, with the lifetime it needs. Keep it out of pages, repositories and emails, and revoke it where it may have been seen.</li>
</ul>
<h3 class="part" id="ordering">Ordering a translation</h3>
<ol>
<li>${link('createPresignedPost')} answers an address and form fields. Post them there with your file in the field <code>file</code>, as the last one.</li>
<li>${link('createJobRequest')} with the key of the uploaded file and the languages of ${link('listAvailableLanguages')} answers the request with its id.</li>
<li>${link('getJobRequest')} tells its status. Ask every few minutes; there is nothing to gain by asking more often.</li>
<li>${link('getAutoQuote')} and ${link('acceptAutoQuote')} are for requests that are quoted first.</li>
<li>${link('getDownloadUrl')} answers an address for each delivered file.</li>
</ol>
<h3 class="part" id="every-call">For every call</h3>
<ul>
<li>Pages of the portal send the id token of the sign-in as bearer token instead. A provider with an identity provider of its own can register programs there.</li>
<li>An administrator who is signed in acts as another user with the header <code>X-Username-Override: {username}</code>.</li>
<li>Every error is <code>{ "errorCode", "message" }</code>, with the values of the message in <code>params</code> where it has any; one about the fields that were sent adds <code>fields: [{ "path", "code", "params", "message" }]</code>, and a 429 adds <code>retryAfterSeconds</code>, as in its <code>Retry-After</code> header.</li>
<li>Programs in JavaScript or TypeScript can use the package <code>@portolan/client</code>, which is generated from the same contract; its <code>token</code> is the key.</li>
</ul></section>`
}

const link = (operation: string): Html => html`<a href="#${operation}">${operation}</a>`
