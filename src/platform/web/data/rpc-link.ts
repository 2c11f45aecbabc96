import { RPCLink } from '@orpc/client/fetch';

/** Sends calls of the contract over HTTP. */
export const rpcLink = new RPCLink({ url: () => `${window.location.origin}/rpc` });
