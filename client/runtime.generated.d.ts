// Written by scripts/generate-client.ts from the contract. Do not edit.
type Given = string | (() => string | undefined | Promise<string | undefined>);
export type ClientOptions = {
    /** Where the API begins, such as `https://portal.example/api`. */
    readonly baseUrl: string;
    /** An API key, or the id token of the signed-in user; or what gives the current one. */
    readonly token?: Given | undefined;
    /** The username of the user to act as; administrators only. */
    readonly usernameOverride?: Given | undefined;
    /** What to call instead of the global `fetch`. */
    readonly fetch?: typeof fetch | undefined;
};
export type CallOptions = {
    readonly signal?: AbortSignal | undefined;
    /** The message an error of that status carries for this call, instead of the usual one. */
    readonly statusMessages?: Readonly<Record<number, string>> | undefined;
};
export type CreateOptions = CallOptions & {
    /** Sent again with the same key, a create answers what the first call did. */
    readonly idempotencyKey?: string | undefined;
};
export type ErrorBody = {
    readonly message: string;
    readonly errorCode: string;
    /** The values of the message. */
    readonly params?: Readonly<Record<string, unknown>>;
    readonly fields?: readonly {
        readonly path: string;
        readonly code: string;
        readonly params?: Readonly<Record<string, unknown>>;
        readonly message: string;
    }[];
    /** How long to wait, with status 429. */
    readonly retryAfterSeconds?: number;
};
/** Thrown for every answer that is not OK. */
export declare class PortolanError extends Error {
    readonly name: string;
    readonly status: number;
    /** What the portal answered: a sentence for people and a code for programs. */
    readonly body: ErrorBody | undefined;
    constructor(status: number, message: string, body: ErrorBody | undefined);
}
export type Operation = {
    readonly method: string;
    readonly path: string;
    readonly statusMessages?: Readonly<Record<number, string>>;
};
type Values = Readonly<Record<string, unknown>>;
type Call = {
    readonly params?: Values;
    readonly query?: Values;
    readonly body?: unknown;
};
/** A function for every operation. */
export declare function connect(operations: Readonly<Record<string, Operation>>, client: ClientOptions): Record<string, (call?: Call, options?: CreateOptions) => Promise<unknown>>;
export {};
