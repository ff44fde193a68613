"""Configuration of other programs, made for a server's options: a systemd unit, and reverse proxies."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from millions.server.config import Config
from millions.server.store import is_postgres

UNIT = """\
[Unit]
Description=millions: live tables for people and bots
Wants=network-online.target
After={after}

[Service]
Type=notify
NotifyAccess=all
ExecStart={command}
ExecReload=/bin/kill -HUP $MAINPID
Restart=always
RestartSec=1
WatchdogSec=60
TimeoutStopSec=30
LimitNOFILE=65536
DynamicUser=yes
StateDirectory=millions
StateDirectoryMode=0700
Environment=XDG_DATA_HOME=/var/lib/millions
UMask=0077

CapabilityBoundingSet=
DevicePolicy=closed
KeyringMode=private
LockPersonality=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
ProcSubset=pid
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_NETLINK AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged

[Install]
WantedBy=multi-user.target
"""

NGINX = """\
map $http_upgrade $millions_connection {{
    default upgrade;
    ''      '';
}}

server {{
    listen 80;
    listen [::]:80;
    server_name {name};
    return 301 https://$host$request_uri;
}}

server {{
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name {name};
    ssl_certificate     /etc/letsencrypt/live/{name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/{name}/privkey.pem;

    gzip on;
    gzip_comp_level 5;
    gzip_proxied any;
    gzip_types text/css application/javascript text/javascript application/json application/manifest+json image/svg+xml;
    gzip_min_length 1000;

    location {base}/ {{
        proxy_pass http://{upstream};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $millions_connection;
        proxy_read_timeout 1h;
        proxy_buffering off;
    }}
    location {base}/metrics {{ return 404; }}
}}
"""

CADDY = """\
{name} {{
    encode gzip
    @closed path {base}/metrics
    respond @closed 404
    reverse_proxy {upstream}
}}
"""

CADDY_BELOW_A_PATH = CADDY.replace(
    "    reverse_proxy {upstream}", "    redir {base} {base}/\n    reverse_proxy {base}/* {upstream}"
)

PROXIES = {"caddy": CADDY, "nginx": NGINX}


def unit(config: Config, program: str, arguments: Sequence[str]) -> str:
    """A hardened systemd unit that runs the program with these arguments."""
    after = "network-online.target" + (" postgresql.service" if is_postgres(config.store) else "")
    command = shlex.join([program, "serve", *arguments]).replace("%", "%%")
    return UNIT.format(after=after, command=command)


def proxy(kind: str, config: Config, default_port: int) -> str:
    """The configuration of a reverse proxy in front of this server, with HTTPS."""
    name = config.origins[0].partition("://")[2] if config.origins else "tables.example.org"
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(config.host, config.host)
    template = CADDY_BELOW_A_PATH if kind == "caddy" and config.base else PROXIES[kind]
    return template.format(name=name, upstream=f"{host}:{config.port or default_port}", base=config.base)
