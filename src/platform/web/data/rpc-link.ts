import { RPCLink } from '@orpc/client/fetch';
import { takeLink } from './loaded-link.ts';

/** Sends calls of the contract over HTTP. */
export const rpcLink = new RPCLink({ url: () => `${window.location.origin}/rpc` });

takeLink(rpcLink);
